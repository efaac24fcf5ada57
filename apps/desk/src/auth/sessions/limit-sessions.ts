import type { CollectionAfterLoginHook } from 'payload'
import type { User } from '../../payload-types.ts'
import { MAX_SESSIONS } from '../sign-in/sessions.ts'

/** Ends the oldest sessions of an account that signs in by its password, beyond `MAX_SESSIONS`. */
export const limitSessions: CollectionAfterLoginHook<User> = async ({ user, req, context }) => {
  const sessions = user.sessions ?? []
  // Someone who changes their password confirms the current one: that session ends with the change.
  if (context.isConfirmation || sessions.length <= MAX_SESSIONS) return user
  const newest = sessions.slice(-MAX_SESSIONS)
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { sessions: newest, updatedAt: null },
    req,
    returning: false,
  })
  return { ...user, sessions: newest }
}
