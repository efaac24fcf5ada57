import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook, Payload } from 'payload'
import { tokenDigest } from '../invitations/token.ts'
import { updateAtomically } from '../update-atomically.ts'

/** How long the link for a new password works. */
const RESET_LINK_MS = 60 * 60 * 1000

/**
 * Stores the digest of a new token for an account's password, which invalidates an earlier one, and
 * returns the token. `payload.forgotPassword` would store the token itself: whoever read the database
 * or a backup within the hour could set the password.
 */
export async function createResetToken(payload: Payload, account: number): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await updateAtomically(
    payload,
    'users',
    { id: { equals: account } },
    {
      resetPasswordToken: tokenDigest(token),
      resetPasswordExpiration: new Date(Date.now() + RESET_LINK_MS).toISOString(),
    },
  )
  return token
}

/** Replaces the token of a request by its digest, which Payload then compares with the stored one. */
export const digestResetToken: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'resetPassword') return args
  // Payload reads this object, not what the hook returns.
  const { data } = args as { data: { token: unknown } }
  data.token = tokenDigest(String(data.token))
  return args
}
