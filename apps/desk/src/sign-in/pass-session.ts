import type { Payload, PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'

/** Marks one session of an account as wholly signed in: its code was right. */
export async function passSession(
  payload: Payload,
  account: number,
  sid: string,
  req?: PayloadRequest,
): Promise<void> {
  const where = { id: { equals: account } }
  const user = await payload.db.findOne<User>({ collection: 'users', where, req })
  const passedAt = new Date().toISOString()
  const sessions = (user?.sessions ?? []).map((session) =>
    session.id === sid ? { ...session, passedAt } : session,
  )
  await payload.db.updateOne({
    collection: 'users',
    id: account,
    data: { sessions, updatedAt: null },
    req,
    returning: false,
  })
}

/** Ends the sessions of an account; all but one when it is named. */
export async function endSessions(
  payload: Payload,
  account: number,
  req?: PayloadRequest,
  but?: string,
): Promise<void> {
  const where = { id: { equals: account } }
  const user = await payload.db.findOne<User>({ collection: 'users', where, req })
  const sessions = (user?.sessions ?? []).filter(({ id }) => id === but)
  await payload.db.updateOne({
    collection: 'users',
    id: account,
    data: { sessions, updatedAt: null },
    req,
    returning: false,
  })
}
