import {
  AuthenticationError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type Where,
} from 'payload'
import type { User } from '../../payload-types.ts'
import { lockAccount } from '../lock-account.ts'

const findAccount = (req: PayloadRequest, where: Where) =>
  req.payload.db.findOne<User>({ collection: 'users', where, req })

/** Remembers with which password a sign-in begins; the first account has its own transaction. */
export const noteStoredPassword: CollectionBeforeOperationHook = async ({
  args,
  context,
  operation,
  req,
}) => {
  const { email } = (args as { data?: { email?: unknown } }).data ?? {}
  if (operation !== 'login' || req.transactionID || typeof email !== 'string') return args
  const account = await findAccount(req, { email: { equals: email.toLowerCase().trim() } })
  context.storedPassword = account?.hash
  return args
}

/**
 * Takes over what has changed in an account while its password was checked: Payload has just written the
 * account as it was before that, with its sessions and roles. A password that was changed meanwhile signs
 * nobody in.
 */
export const keepNewest: CollectionBeforeLoginHook<User> = async ({ context, req, user }) => {
  if (context.storedPassword === undefined) return user
  const where = { id: { equals: user.id } }
  const written = await findAccount(req, where)
  // What was there before is read in a new transaction: a second one beside this could wait for ever, as
  // each of many sign-ins would hold a connection while it waits for another.
  await killTransaction(req)
  await initTransaction(req)
  await lockAccount(req, user.id)
  const stored = await findAccount(req, where)
  if (!written || stored?.hash !== context.storedPassword) throw new AuthenticationError(req.t)
  const { hash, salt, loginAttempts, lockUntil } = written
  const now = Date.now()
  const others = (stored?.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  const sessions = [...others, ...(user.sessions ?? []).slice(-1)]
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { ...stored, hash, salt, loginAttempts, lockUntil, sessions, updatedAt: null },
    returning: false,
    req,
  })
  return { ...user, ...stored, sessions }
}
