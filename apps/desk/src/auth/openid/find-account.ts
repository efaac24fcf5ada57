import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'
import { acceptInvitation, isOpenInvitation } from '../invitations/accept.ts'
import { accountOf, storeIdentity } from './identity-store.ts'
import type { Claims } from './provider.ts'

/** Why somebody whom the provider knows gets no account, as a code of `openid-errors.ts`. */
type NoAccount = 'email_not_verified' | 'has_account' | 'not_invited'

/** A password that nobody knows; its owner can ask for one by mail. */
const unknownPassword = () => randomBytes(32).toString('base64url')

/** Makes the account of the invitation to a verified address, and connects it. */
async function accountByInvitation(
  req: PayloadRequest,
  issuer: string,
  { sub, email, name }: Claims,
): Promise<User | NoAccount> {
  const { payload } = req
  const byEmail = { email: { equals: email } }
  const present = await payload.db.findOne<User>({ collection: 'users', where: byEmail })
  if (present) return 'has_account'
  const invitation = await payload.db.findOne<Parameters<typeof acceptInvitation>[1]>({
    collection: 'invitations',
    where: { and: [byEmail, isOpenInvitation()] },
  })
  if (!invitation) return 'not_invited'
  const person = { name: name?.trim().slice(0, 200) || '', password: unknownPassword() }
  const account = await acceptInvitation(req, invitation, person)
  if (account === null) return 'not_invited'
  await storeIdentity(payload, { account: account.id, issuer, subject: sub })
  return account
}

/**
 * The account of somebody whom the provider has signed in: the one that is connected, or a new one by
 * the open invitation to their verified address. An account that is there already is not connected by its
 * address: its owner does that from within.
 */
export async function findAccount(
  req: PayloadRequest,
  issuer: string,
  claims: Claims,
): Promise<User | NoAccount> {
  const id = await accountOf(req.payload, issuer, claims.sub)
  if (id !== undefined) {
    const where = { id: { equals: id } }
    const account = await req.payload.db.findOne<User>({ collection: 'users', where })
    return account ?? 'not_invited'
  }
  if (!claims.email || !claims.email_verified) return 'email_not_verified'
  return accountByInvitation(req, issuer, claims)
}
