import type { Payload } from 'payload'
import { hasRole } from '../../access/role.ts'
import { readDeskToken, sessionMark } from './desk-token.ts'
import { hashOfToken, isLinkToken } from './link-token.ts'

/** What a token opens. */
export interface OpenPreview {
  /** Number of the post. */
  readonly post: number
  /** ISO instant. */
  readonly expiresAt: string
  /** Origin of the desk that may frame the page; `null` for a link. */
  readonly frameAncestor: string | null
  /** Number of the link; none for the editor's own preview. */
  readonly link?: number
}

async function openLink(payload: Payload, token: string): Promise<OpenPreview | undefined> {
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { tokenHash: { equals: hashOfToken(token) } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [link] = docs
  if (!link || link.revokedAt || Date.parse(link.expiresAt) <= Date.now()) return undefined
  const { id, post, expiresAt } = link
  return typeof post === 'number' ? { post, expiresAt, frameAncestor: null, link: id } : undefined
}

/** The editor's own: for as long as the account may write and the session in which it began lives. */
async function openDesk(payload: Payload, token: string): Promise<OpenPreview | undefined> {
  const bound = readDeskToken(payload.secret, token)
  if (!bound) return undefined
  const user = await payload.findByID({
    collection: 'users',
    id: bound.user,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
  })
  const session = user?.sessions?.find(
    ({ id, expiresAt }) =>
      Date.parse(expiresAt) > Date.now() && sessionMark(payload.secret, id) === bound.session,
  )
  if (!user || !session) return undefined
  // As a request of that session would name them: a role counts where signing in was whole.
  const marks = { _strategy: 'preview', _sid: session.id }
  const account = { ...user, ...marks, collection: 'users' as const }
  if (!hasRole(account, 'writer', 'publisher', 'administrator')) return undefined
  return {
    post: bound.post,
    expiresAt: new Date(bound.expires * 1000).toISOString(),
    frameAncestor: bound.origin,
  }
}

/**
 * What a token opens at this moment; `undefined` for one that is unknown, revoked or over. A token
 * that is not ours costs the same whatever it names: what it says of a post or an account is not
 * looked at before it is known to be ours.
 */
export function openPreview(payload: Payload, token: string): Promise<OpenPreview | undefined> {
  return isLinkToken(token) ? openLink(payload, token) : openDesk(payload, token)
}
