import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook, type Payload, type Where } from 'payload'
import { messagesFor } from '../../i18n/messages.ts'
import { tokenDigest } from '../invitations/token.ts'
import { lockAccount } from '../lock-account.ts'
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

/** Shown for a link that sets no password any more. */
const LINK_OVER = {
  en: 'This link is over: it was used, is older than an hour, or a newer one has replaced it. Ask for another.',
  so: 'Xiriiriyahani wuu dhammaaday: waa la isticmaalay, saacad ayuu ka weyn yahay, ama mid cusub ayaa beddelay. Mid kale codso.',
}

/**
 * Replaces the token of a request by its digest, which Payload then compares with the stored one, and
 * refuses a link that is over (410). Payload would refuse it too, in English alone.
 */
export const checkResetToken: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  // Payload reads this object, not what the hook returns.
  const { data } = args as { data: { token: unknown } }
  data.token = tokenDigest(String(data.token))
  const isLink: Where = {
    resetPasswordToken: { equals: data.token },
    resetPasswordExpiration: { greater_than: new Date().toISOString() },
  }
  const account = await req.payload.db.findOne({ collection: 'users', where: isLink, req })
  if (account === null) throw new APIError(messagesFor(req).t(LINK_OVER), 410, undefined, true)
  await lockAccount(req, account.id)
  return args
}
