import type { CollectionBeforeOperationHook } from 'payload'
import type { User } from '../../payload-types.ts'
import { LOCK_MS } from './rules.ts'

/**
 * Opens an account that is closed for longer than any is: its wrong passwords were typed while the
 * machine's clock was ahead, and nobody stays out for as long as it was.
 */
export const clockSkewLocks: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
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
