import type { Payload } from 'payload'
import { Refused } from '../../commands/refusals.ts'
import { deskAddress } from '../../mail/desk-address.ts'
import type { User } from '../../payload-types.ts'
import { deleteCodes } from './reset.ts'

/** What was done for someone who was locked out. */
export interface RecoveryResult {
  readonly email: string
  /** The link to set a new password, where one was requested. */
  readonly link?: string
}

/**
 * Lets someone in again whom no administrator can help: takes the account's codes away, opens it if
 * wrong passwords had closed it, and makes the link of a new password if asked. Written into the
 * audit as the command's event. Throws when no account has the address.
 */
export async function recoverAccount(
  payload: Payload,
  typed: string,
  { newPassword }: { readonly newPassword: boolean },
): Promise<RecoveryResult> {
  const email = typed.toLowerCase().trim()
  const where = { email: { equals: email } }
  const account = await payload.db.findOne<User>({ collection: 'users', where })
  if (account === null) throw new Refused(`No account has the address ${email}.`)
  await deleteCodes(payload, account, { by: 'command' })
  await payload.unlock({ collection: 'users', data: { email } as never, overrideAccess: true })
  if (!newPassword) return { email }
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  })
  return { email, link: `${deskAddress(payload)}/admin/reset/${token}` }
}
