import type { Payload } from 'payload'
import { hasRole } from '../../access/role.ts'
import { readDeskToken, sessionDigest } from './desk-token.ts'
import { hashToken, isLinkToken } from './link-token.ts'

/** What a token gives access to. */
export interface OpenPreview {
  /** Id of the post. */
  readonly post: number
  /** ISO instant. */
  readonly expiresAt: string
  /** Origin of the desk that may frame the page; `null` for a link. */
  readonly frameAncestor: string | null
  /** Id of the link; none for the editor's own preview. */
  readonly link?: number
}

async function openLink(payload: Payload, token: string): Promise<OpenPreview | undefined> {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { tokenHash: { equals: hashToken(token) } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [link] = docs
  if (!link || link.revokedAt || Date.parse(link.expiresAt) <= Date.now()) return undefined
  const { id, post, expiresAt } = link
  return typeof post === 'number' ? { post, expiresAt, frameAncestor: null, link: id } : undefined
}

/** The editor's own preview ends with the session, and when the account may no longer write. */
async function openDeskPreview(payload: Payload, token: string): Promise<OpenPreview | undefined> {
  const preview = readDeskToken(payload.secret, token)
  if (!preview) return undefined
  const user = await payload.findByID({
    collection: 'users',
    id: preview.user,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
  })
  const session = user?.sessions?.find(
    ({ id, expiresAt }) =>
      Date.parse(expiresAt) > Date.now() && sessionDigest(payload.secret, id) === preview.session,
  )
  if (!user || !session) return undefined
  // As in a request of that session: roles count only after a complete sign-in.
  const account = { ...user, _strategy: 'preview', _sid: session.id, collection: 'users' as const }
  if (!hasRole(account, 'writer', 'publisher', 'administrator')) return undefined
  return {
    post: preview.post,
    expiresAt: new Date(preview.expires * 1000).toISOString(),
    frameAncestor: preview.origin,
  }
}

/**
 * What a token gives access to now; `undefined` for an unknown, revoked or expired one. Its content is
 * read only after its signature was verified, so that a forged token costs the same whatever it names.
 */
export function openPreview(payload: Payload, token: string): Promise<OpenPreview | undefined> {
  return isLinkToken(token) ? openLink(payload, token) : openDeskPreview(payload, token)
}
