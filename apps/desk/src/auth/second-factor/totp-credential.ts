import type { CollectionAfterDeleteHook, Payload } from 'payload'
import type { SecondFactor } from '../../payload-types.ts'
import { encrypt } from './encrypt.ts'
import { newSecret } from './one-time-code.ts'
import { digestOf, newRecoveryCodes } from './recovery-codes.ts'

const collection = 'second-factors'

const of = (account: number) => ({ account: { equals: account } })

/** An account's TOTP credential, confirmed or not; `null` when it has none. */
export function credentialOf(payload: Payload, account: number): Promise<SecondFactor | null> {
  return payload.db.findOne<SecondFactor>({ collection, where: of(account) })
}

/** Forgets an account's codes; those who need some enrol anew. */
export async function deleteCredential(payload: Payload, account: number): Promise<void> {
  await payload.db.deleteMany({ collection, where: of(account) })
}

/** The number of an account that is gone is never another's; its codes go with it all the same. */
export const deleteCredentialOfDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: of(Number(id)), req })
}

/** Gives an account a new secret, in base32, which means nothing until a code confirms it. */
export async function beginEnrolment(payload: Payload, account: number): Promise<string> {
  const secret = newSecret()
  await deleteCredential(payload, account)
  const data = { account, secret: encrypt(secret, payload.secret, account) }
  await payload.create({ collection, data: { ...data, lastStep: 0, tries: 0, revision: 0 } })
  return secret
}

/** Gives an account new recovery codes in the place of those that it had, to be shown once. */
export async function renewRecoveryCodes(payload: Payload, account: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const recovery = codes.map((code) => digestOf(code, payload.secret, account))
  const factor = await credentialOf(payload, account)
  if (factor === null) throw new Error(`Account ${account} has no codes`)
  const confirmedAt = factor.confirmedAt ?? new Date().toISOString()
  const data = { recovery, confirmedAt, revision: factor.revision + 1 }
  await payload.db.updateOne({ collection, where: of(account), data, options: { atomic: true } })
  return codes
}
