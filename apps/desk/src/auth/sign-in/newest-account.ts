import {
  AuthenticationError,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type Where,
} from 'payload'
import type { User } from '../../payload-types.ts'

/** What is stored of an account while nobody changes it. */
const findStored = ({ db }: Payload, where: Where) =>
  db.findOne<User>({ collection: 'users', where })

/** Remembers with which password a sign-in begins; the first account has its own transaction. */
export const noteStoredPassword: CollectionBeforeOperationHook = async ({
  args,
  context,
  operation,
  req,
}) => {
  const { email } = (args as { data?: { email?: unknown } }).data ?? {}
  if (operation !== 'login' || req.transactionID || typeof email !== 'string') return args
  const account = await findStored(req.payload, { email: { equals: email.toLowerCase().trim() } })
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
  // Not in the transaction, which holds the account since it wrote it: this is what was there before.
  const stored = await findStored(req.payload, { id: { equals: user.id } })
  if (stored === null || stored.hash !== context.storedPassword)
    throw new AuthenticationError(req.t)
  // The sign-in itself has changed these.
  const { hash: _, salt: __, loginAttempts: ___, lockUntil: ____, ...account } = stored
  const now = Date.now()
  const others = (stored.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  const sessions = [...others, ...(user.sessions ?? []).slice(-1)]
  await req.payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: { ...account, sessions, updatedAt: null },
    returning: false,
    req,
  })
  return { ...user, ...account, sessions }
}
