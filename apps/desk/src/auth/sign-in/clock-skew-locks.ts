import type { CollectionBeforeOperationHook } from 'payload'
import type { User } from '../../payload-types.ts'
import { LOCK_MS } from './rules.ts'

/**
 * Unlocks an account that is locked for longer than `LOCK_MS`: it was locked while the machine's
 * clock was ahead, and would stay locked until the real time has caught up.
 */
export const clearSkewedLocks: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const { email } = (args as { data: { email?: unknown } }).data
  if (typeof email !== 'string') return args
  await req.payload.db.updateMany({
    collection: 'users',
    where: {
      and: [
        { email: { equals: email.toLowerCase().trim() } },
        { lockUntil: { greater_than: new Date(Date.now() + LOCK_MS).toISOString() } },
      ],
    },
    data: { lockUntil: null, loginAttempts: 0 } satisfies Partial<User>,
    req,
    returning: false,
  })
  return args
}
