import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'
import type { User } from '../../payload-types.ts'

/** What Payload hashes a password with (`generatePasswordSaltHash.js` of 3.90). */
const ITERATIONS = 600_000
const KEY_BYTES = 32

/**
 * Does a hash's work where Payload would answer without it, so that the time of an answer does not
 * tell whether an address has an account, or one that is closed for a while.
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
  if (!account || isLocked) {
    await promisify(pbkdf2)(password, randomBytes(32), ITERATIONS, KEY_BYTES, 'sha256')
  }
  return args
}
