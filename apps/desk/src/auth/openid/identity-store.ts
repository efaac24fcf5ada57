import type { CollectionAfterDeleteHook, Payload, Where } from 'payload'
import type { Identity } from '../../payload-types.ts'

const collection = 'identities'

const byAccount = (account: number) => ({ account: { equals: account } })

/** Whom of a provider an account belongs to; `null` if it is not connected. */
export const identityOf = (payload: Payload, account: number) =>
  payload.db.findOne<Identity>({ collection, where: byAccount(account) })

/** The number of the account that belongs to somebody of a provider; `undefined` if none does. */
export async function accountOf(payload: Payload, issuer: string, subject: string) {
  const where: Where = { and: [{ issuer: { equals: issuer } }, { subject: { equals: subject } }] }
  return (await payload.db.findOne<Identity>({ collection, where }))?.account
}

/** Connects an account; `false` if it is connected already, or the person has another. */
export async function storeIdentity(
  payload: Payload,
  data: Pick<Identity, 'account' | 'issuer' | 'subject'>,
): Promise<boolean> {
  const isTaken =
    (await accountOf(payload, data.issuer, data.subject)) !== undefined ||
    (await identityOf(payload, data.account)) !== null
  if (isTaken) return false
  await payload.db.create({ collection, data })
  return true
}

/** Disconnects an account; `false` if it was not connected. */
export async function deleteIdentity(payload: Payload, account: number): Promise<boolean> {
  const isConnected = (await identityOf(payload, account)) !== null
  await payload.db.deleteMany({ collection, where: byAccount(account) })
  return isConnected
}

export const deleteIdentityWithAccount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: byAccount(Number(id)), req })
}
