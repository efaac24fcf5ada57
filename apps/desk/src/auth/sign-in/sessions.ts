import type { Payload } from 'payload'
import type { User } from '../../payload-types.ts'

type Session = NonNullable<User['sessions']>[number]

/**
 * Changes the sessions of an account, and nothing else of it: what Payload itself does not offer.
 * Those that the answer leaves out end.
 */
export async function changeSessions(
  payload: Payload,
  account: number,
  change: (sessions: readonly Session[]) => readonly Session[],
): Promise<void> {
  const where = { id: { equals: account } }
  const user = await payload.db.findOne<User>({ collection: 'users', where })
  const sessions = [...change(user?.sessions ?? [])]
  await payload.db.updateOne({
    collection: 'users',
    id: account,
    data: { sessions, updatedAt: null },
    returning: false,
  })
}

/** Marks one session of an account as wholly signed in: its code was right. */
export function passSession(payload: Payload, account: number, sid: string): Promise<void> {
  const passedAt = new Date().toISOString()
  return changeSessions(payload, account, (sessions) =>
    sessions.map((session) => (session.id === sid ? { ...session, passedAt } : session)),
  )
}

/** Writes down since when an account signs in with codes; `null` when it has none any more. */
export async function setCodesSince(
  payload: Payload,
  account: number,
  codesSince: string | null,
): Promise<void> {
  const where = { id: { equals: account } }
  const options = { atomic: true }
  await payload.db.updateOne({ collection: 'users', where, data: { codesSince }, options })
}
