import type { CollectionAfterDeleteHook, Payload, Where } from 'payload'
import type { SecondFactor } from '../../payload-types.ts'
import { encrypt } from '../encrypt.ts'
import { updateAtomically } from '../update-atomically.ts'
import { newSecret } from './one-time-code.ts'
import { newRecoveryCodes, recoveryCodeDigest } from './recovery-codes.ts'

const collection = 'second-factors'

export const byAccount = (account: number) => ({ account: { equals: account } })

/** An account's TOTP credential, confirmed or not; `null` if it has none. */
export function findCredential(payload: Payload, account: number): Promise<SecondFactor | null> {
  return payload.db.findOne<SecondFactor>({ collection, where: byAccount(account) })
}

/** Updates the credential that matches in one statement; `null` if none does. */
export function updateCredential(payload: Payload, where: Where, data: object) {
  return updateAtomically(payload, collection, where, data) as Promise<SecondFactor | null>
}

/** Deletes an account's codes; an account that needs codes must enrol again. */
export async function deleteCredential(payload: Payload, account: number): Promise<void> {
  await payload.db.deleteMany({ collection, where: byAccount(account) })
}

/** Deletes the codes of a deleted account. Account numbers are not reused, so this only tidies up. */
export const deleteCredentialWithAccount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: byAccount(Number(id)), req })
}

/** Stores a new secret for an account and returns it in base32. It counts once a code confirms it. */
export async function beginEnrolment(payload: Payload, account: number): Promise<string> {
  const secret = newSecret()
  await deleteCredential(payload, account)
  const data = { account, secret: encrypt(secret, payload.secret, account) }
  await payload.create({
    collection,
    data: { ...data, lastStep: 0, tries: 0, locks: 0, revision: 0 },
  })
  return secret
}

/** Replaces an account's recovery codes and returns the new ones, which are shown once. */
export async function renewRecoveryCodes(payload: Payload, account: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const recovery = codes.map((code) => recoveryCodeDigest(code, payload.secret, account))
  const credential = await findCredential(payload, account)
  if (credential === null) throw new Error(`Account ${account} has no codes`)
  const confirmedAt = credential.confirmedAt ?? new Date().toISOString()
  const data = { recovery, confirmedAt, revision: credential.revision + 1 }
  await updateCredential(payload, byAccount(account), data)
  return codes
}
