import type { Payload } from 'payload'
import { CommandError } from '../../commands/command-errors.ts'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'
import type { User } from '../../payload-types.ts'
import { openAccount } from '../idle-accounts/closed-account.ts'
import { createResetToken } from '../sign-in/reset-token.ts'
import { deleteCodes } from './reset.ts'

/**
 * Recovers an account that no administrator can help: deletes its codes, opens it where it was closed or
 * locked and, if requested, returns the link for a new password. The audit records a command as the actor. Throws
 * when no account has the e-mail address.
 */
export async function recoverAccount(
  payload: Payload,
  input: string,
  { newPassword }: { readonly newPassword: boolean },
): Promise<{ readonly email: string; readonly link?: string }> {
  const email = input.toLowerCase().trim()
  const where = { email: { equals: email } }
  const account = await payload.db.findOne<User>({ collection: 'users', where })
  if (account === null) throw new CommandError(`No account has the address ${email}.`)
  await deleteCodes(payload, account, { by: 'command' })
  await openAccount(payload, account.id)
  await payload.unlock({ collection: 'users', data: { email } as never, overrideAccess: true })
  if (!newPassword) return { email }
  const token = await createResetToken(payload, account.id)
  return { email, link: `${deskBaseUrl(payload)}/admin/new-password#${token}` }
}
