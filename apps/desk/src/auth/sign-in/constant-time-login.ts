import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'
import type { User } from '../../payload-types.ts'

/** Payload's parameters for hashing a password (`generatePasswordSaltHash.js` of 3.90). */
const ITERATIONS = 600_000
const KEY_BYTES = 32

/** Takes as long as Payload's check of a password. */
export async function hashLikePayload(password: string): Promise<void> {
  await promisify(pbkdf2)(password, randomBytes(32), ITERATIONS, KEY_BYTES, 'sha256')
}

/**
 * Computes a hash where Payload would respond without one, so that the response time does not reveal
 * whether an e-mail address has an account or the account is locked.
 */
export const constantTimeLogin: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login') return args
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data
  if (typeof email !== 'string' || typeof password !== 'string') return args
  const where = { email: { equals: email.toLowerCase().trim() } }
  const account = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  const isLocked = Date.parse(account?.lockUntil ?? '') > Date.now()
  if (!account || isLocked) await hashLikePayload(password)
  return args
}
