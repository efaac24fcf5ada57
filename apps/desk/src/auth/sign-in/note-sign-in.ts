import type { CollectionAfterLoginHook, PayloadRequest } from 'payload'
import { needsSecondFactor } from '../../access/passed-sign-in.ts'
import type { User } from '../../payload-types.ts'
import { noteDevice } from '../sessions/note-device.ts'
import { updateAtomically } from '../update-atomically.ts'

/** Writes down that an account is used, and by which browser, once its sign-in is complete. */
export async function noteSignIn(req: PayloadRequest, user: User): Promise<void> {
  const data = { usedAt: new Date().toISOString(), idleWarnedAt: null, updatedAt: null }
  await updateAtomically(req.payload, 'users', { id: { equals: user.id } }, data, req)
  await noteDevice(req, user)
}

/** The same after a password that opens the account by itself. */
export const noteSignInByPassword: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  if (req.pathname?.endsWith('/users/login') && !needsSecondFactor(user))
    await noteSignIn(req, user)
}
