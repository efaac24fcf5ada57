import { checkId } from '@gaashaan/contract'
import type { Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload'
import { hasRole } from '../../access/role.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { env } from '../../env/env.ts'
import type { Post, PreviewLink } from '../../payload-types.ts'
import { daysOf, MAX_LINKS, refusal } from './link-request.ts'
import { hashOfToken, newLinkToken } from './link-token.ts'
import { previewAddress } from './live-preview.ts'

/** A link as the desk shows it; never its token. */
export interface PreviewLinkView {
  readonly id: number
  readonly madeAt: string
  readonly madeBy: string | null
  readonly expiresAt: string
  readonly revokedAt: string | null
  readonly lastOpenedAt: string | null
  readonly opens: number
}

function shown(link: PreviewLink): PreviewLinkView {
  const { id, madeBy, createdAt, expiresAt, revokedAt, lastOpenedAt, opens } = link
  const maker = typeof madeBy === 'object' ? madeBy : null
  return {
    id,
    madeAt: createdAt,
    madeBy: maker && (maker.name || maker.email),
    expiresAt,
    revokedAt: revokedAt ?? null,
    lastOpenedAt: lastOpenedAt ?? null,
    opens,
  }
}

const parameter = (req: PayloadRequest, name: string) => checkId(String(req.routeParams?.[name]))

/** Lets those who write at a post that there is; everybody else is told what a handler need not know. */
const ofPost =
  (handle: (req: PayloadRequest, post: Post) => Promise<Response>): PayloadHandler =>
  async (req) => {
    if (!hasRole(req.user, 'writer', 'publisher', 'administrator')) return refusal(req, 'forbidden')
    const id = parameter(req, 'id')
    const post =
      id !== undefined &&
      (await req.payload.findByID({
        collection: 'posts',
        id,
        draft: true,
        depth: 0,
        disableErrors: true,
      }))
    return post ? handle(req, post) : refusal(req, 'not_found')
  }

const isGood: Where[] = [{ revokedAt: { exists: false } }]

const list = ofPost(async ({ payload }, { id }) => {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { post: { equals: id } },
    sort: '-createdAt',
    depth: 1,
    limit: 100,
    pagination: false,
  })
  return Response.json({ links: docs.map(shown) })
})

const make = ofPost(async (req, post) => {
  const { payload, user } = req
  const days = await daysOf(req)
  if (days === undefined) return refusal(req, 'invalid_days')
  const now = new Date()
  const { totalDocs } = await payload.count({
    collection: 'preview-links',
    where: {
      and: [
        { post: { equals: post.id } },
        { expiresAt: { greater_than: now.toISOString() } },
        ...isGood,
      ],
    },
  })
  if (totalDocs >= MAX_LINKS) return refusal(req, 'too_many')
  const token = newLinkToken()
  const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString()
  const link = await payload.create({
    collection: 'preview-links',
    data: { post: post.id, tokenHash: hashOfToken(token), madeBy: user?.id, expiresAt, opens: 0 },
    depth: 1,
    req,
  })
  await recordAuditEvent(
    payload,
    {
      action: 'previewLink.made',
      collection: 'posts',
      document: post.id,
      heading: post.heading ?? '',
      change: { link: link.id, expiresAt },
    },
    req,
  )
  const url = env.siteUrl === '' ? null : previewAddress(env.siteUrl, token)
  return Response.json({ link: shown(link), token, url }, { status: 201 })
})

const revoke = ofPost(async (req, post) => {
  const { payload } = req
  const id = parameter(req, 'link')
  const { docs } = await payload.update({
    collection: 'preview-links',
    where: { and: [{ id: { equals: id ?? 0 } }, { post: { equals: post.id } }, ...isGood] },
    data: { revokedAt: new Date().toISOString() },
    depth: 1,
    req,
  })
  const [link] = docs
  if (!link) return refusal(req, 'not_found')
  await recordAuditEvent(
    payload,
    {
      action: 'previewLink.revoked',
      collection: 'posts',
      document: post.id,
      heading: post.heading ?? '',
      change: { link: link.id },
    },
    req,
  )
  return Response.json({ link: shown(link) })
})

/** Below `/api/posts`: the links of a post, listed, made (`{ days }`, 1 to 30, else 3) and revoked. */
export const previewLinkEndpoints: Endpoint[] = [
  { path: '/:id/preview-links', method: 'get', handler: list },
  { path: '/:id/preview-links', method: 'post', handler: make },
  { path: '/:id/preview-links/:link', method: 'delete', handler: revoke },
]
