import { checkId } from '@gaashaan/contract'
import type { Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload'
import * as v from 'valibot'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { env } from '../../env/env.ts'
import type { Post, PreviewLink } from '../../payload-types.ts'
import { accountName } from '../posts/accounts.ts'
import { hashToken, newLinkToken } from './link-token.ts'
import { previewUrl } from './live-preview.ts'
import { LINK_DAYS, MAX_LINKS, refusalResponse } from './refusals.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A link as the desk shows it, without its token. */
function linkView(link: PreviewLink) {
  const { id, madeBy, createdAt, expiresAt, revokedAt, lastOpenedAt, opens } = link
  return {
    id,
    madeAt: createdAt,
    madeBy: madeBy && typeof madeBy === 'object' ? accountName(madeBy) : null,
    expiresAt,
    revokedAt: revokedAt ?? null,
    lastOpenedAt: lastOpenedAt ?? null,
    opens,
  }
}

export type PreviewLinkView = ReturnType<typeof linkView>

const idParameter = (req: PayloadRequest, name: string) => checkId(String(req.routeParams?.[name]))

/** A handler about an existing post, for those who write; others do not learn whether it exists. */
const withPost =
  (handle: (req: PayloadRequest, post: Post) => Promise<Response>): PayloadHandler =>
  async (req) => {
    if (!hasRole(req.user, 'writer', 'publisher', 'administrator')) {
      return refusalResponse(req, 'forbidden')
    }
    const id = idParameter(req, 'id')
    if (id === undefined) return refusalResponse(req, 'not_found')
    const query = { collection: 'posts', id, draft: true, depth: 0, disableErrors: true } as const
    const post = await req.payload.findByID(query)
    return post ? handle(req, post) : refusalResponse(req, 'not_found')
  }

const recordLinkEvent = (
  req: PayloadRequest,
  action: 'previewLink.made' | 'previewLink.revoked',
  { id, heading }: Post,
  change: object,
) =>
  recordAuditEvent(
    req.payload,
    { action, collection: 'posts', document: id, heading: heading ?? '', change: { ...change } },
    req,
  )

const isNotRevoked: Where = { revokedAt: { exists: false } }

const list = withPost(async ({ payload }, { id }) => {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { post: { equals: id } },
    sort: '-createdAt',
    depth: 1,
    limit: 100,
    pagination: false,
  })
  return Response.json({ links: docs.map(linkView) })
})

const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LINK_DAYS.max))
const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ days: v.optional(Days, LINK_DAYS.default) }),
)

/** The days in a request's JSON; the default where it names none, `undefined` for an invalid value. */
async function parseDays(req: PayloadRequest): Promise<number | undefined> {
  const body = v.safeParse(Body, (await req.text?.()) || '{}')
  return body.success ? body.output.days : undefined
}

const create = withPost(async (req, post) => {
  const { payload, user } = req
  const days = await parseDays(req)
  if (days === undefined) return refusalResponse(req, 'invalid_days')
  const now = new Date()
  const isNotExpired = { expiresAt: { greater_than: now.toISOString() } }
  const { totalDocs } = await payload.count({
    collection: 'preview-links',
    where: { and: [{ post: { equals: post.id } }, isNotExpired, isNotRevoked] },
  })
  if (totalDocs >= MAX_LINKS) return refusalResponse(req, 'too_many')
  const token = newLinkToken()
  const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString()
  const link = await payload.create({
    collection: 'preview-links',
    data: { post: post.id, tokenHash: hashToken(token), madeBy: user?.id, expiresAt, opens: 0 },
    depth: 1,
    req,
  })
  await recordLinkEvent(req, 'previewLink.made', post, { link: link.id, expiresAt })
  const url = env.siteUrl === '' ? null : previewUrl(env.siteUrl, token)
  return Response.json({ link: linkView(link), token, url }, { status: 201 })
})

const revoke = withPost(async (req, post) => {
  const id = idParameter(req, 'link') ?? 0
  const { docs } = await req.payload.update({
    collection: 'preview-links',
    where: { and: [{ id: { equals: id } }, { post: { equals: post.id } }, isNotRevoked] },
    data: { revokedAt: new Date().toISOString() },
    depth: 1,
    req,
  })
  const [link] = docs
  if (!link) return refusalResponse(req, 'not_found')
  await recordLinkEvent(req, 'previewLink.revoked', post, { link: link.id })
  return Response.json({ link: linkView(link) })
})

/** Below `/api/posts`: lists, creates (`{ days }`, 1 to 30, by default 3) and revokes a post's links. */
export const previewLinkEndpoints: Endpoint[] = [
  { path: '/:id/preview-links', method: 'get', handler: list },
  { path: '/:id/preview-links', method: 'post', handler: create },
  { path: '/:id/preview-links/:link', method: 'delete', handler: revoke },
]
