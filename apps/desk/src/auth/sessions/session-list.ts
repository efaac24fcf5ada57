import type { Payload } from 'payload'
import type { SessionUse } from '../../payload-types.ts'
import { tokenDigest } from '../invitations/token.ts'
import type { CurrentSession } from '../second-factor/session.ts'
import { findSessions } from '../sign-in/sessions.ts'

/** A session as its owner sees it. */
export interface ListedSession {
  /** The digest of the session's id, which stays at the desk: it is half of what a token proves. */
  readonly id: string
  /** Browser and system, such as `Firefox, Windows`; empty if unknown. */
  readonly device: string
  /** ISO date-times; a session that was not used since its sign-in has no `usedAt`. */
  readonly since: string | null
  readonly usedAt: string | null
  readonly isCurrent: boolean
}

/** The sessions of an account that have not expired: that of the request first, then by their last use. */
export async function listSessions(
  payload: Payload,
  { user, sid }: CurrentSession,
): Promise<ListedSession[]> {
  const [sessions, { docs }] = await Promise.all([
    findSessions(payload, user.id),
    payload.db.find<SessionUse>({
      collection: 'session-uses',
      where: { account: { equals: user.id } },
      pagination: false,
    }),
  ])
  const uses = new Map(docs.map((use) => [use.session, use]))
  const order = ({ isCurrent, usedAt, since }: ListedSession) =>
    isCurrent ? Number.POSITIVE_INFINITY : Date.parse(usedAt ?? since ?? '') || 0
  return sessions
    .map(({ id, createdAt }) => ({
      id: tokenDigest(id),
      device: uses.get(id)?.device ?? '',
      since: createdAt ?? null,
      usedAt: uses.get(id)?.usedAt ?? null,
      isCurrent: id === sid,
    }))
    .sort((a, b) => order(b) - order(a))
}
