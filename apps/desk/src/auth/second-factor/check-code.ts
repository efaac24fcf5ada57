import type { Payload } from 'payload'
import type { SecondFactor } from '../../payload-types.ts'
import { decrypt } from '../encrypt.ts'
import { isUnlocked, lockMs } from '../locks/lock-time.ts'
import { MAX_WRONG_CODES } from './collection.ts'
import { matchCode } from './one-time-code.ts'
import { recoveryCodeDigest } from './recovery-codes.ts'
import { byAccount, updateCredential } from './totp-credential.ts'

/** The result of a check: which kind of code was accepted, or why none was. */
export type CodeCheck =
  | { readonly outcome: 'code' }
  | { readonly outcome: 'recovery'; readonly left: number }
  /** `closedUntil` if this attempt has locked the account. */
  | { readonly outcome: 'wrong'; readonly closedUntil?: string }
  | { readonly outcome: 'closed' }

/**
 * Counts an attempt and returns the credential, or `null` while the account is locked. The attempt is
 * counted before the code is checked, so that concurrent requests cannot exceed the limit.
 */
async function countAttempt(payload: Payload, account: number): Promise<SecondFactor | null> {
  const where = { and: [byAccount(account), isUnlocked()] }
  return updateCredential(payload, where, { tries: { $inc: 1 } })
}

/** Locks the codes of an account, each time in a row for twice as long; of concurrent requests one does. */
async function lock(payload: Payload, { account, locks }: SecondFactor): Promise<CodeCheck> {
  const closedUntil = new Date(Date.now() + lockMs(locks + 1)).toISOString()
  const areUsedUp = { tries: { greater_than_equal: MAX_WRONG_CODES } }
  const where = { and: [byAccount(account), areUsedUp] }
  const data = { tries: 0, locks: locks + 1, closedUntil }
  const isFirst = (await updateCredential(payload, where, data)) !== null
  return isFirst ? { outcome: 'wrong', closedUntil } : { outcome: 'wrong' }
}

/** Stores that a code was used. `false` if another was accepted since the credential was read. */
async function accept(payload: Payload, credential: SecondFactor, data: object): Promise<boolean> {
  const { account, revision } = credential
  const where = { and: [byAccount(account), { revision: { equals: revision } }] }
  const reset = { tries: 0, locks: 0, closedUntil: null, revision: revision + 1 }
  return (await updateCredential(payload, where, { ...data, ...reset })) !== null
}

/**
 * Checks a one-time code or a recovery code of an account. Each code is accepted once. After
 * `MAX_WRONG_CODES` wrong codes in a row the account accepts none for `lockMs`.
 */
export async function checkCode(
  payload: Payload,
  account: number,
  input: string,
  now = Date.now(),
): Promise<CodeCheck> {
  const credential = await countAttempt(payload, account)
  if (credential === null) return { outcome: 'closed' }
  const wrong = async (): Promise<CodeCheck> =>
    credential.tries >= MAX_WRONG_CODES ? lock(payload, credential) : { outcome: 'wrong' }
  if (credential.tries > MAX_WRONG_CODES) return wrong()
  const code = input.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) {
    const secret = decrypt(credential.secret, payload.secret, account)
    const match = matchCode(secret, code, { time: now, known: credential.algorithm })
    if (!match || match.step <= credential.lastStep) return wrong()
    const used = { lastStep: match.step, algorithm: match.algorithm }
    return (await accept(payload, credential, used)) ? { outcome: 'code' } : wrong()
  }
  const digests = credential.confirmedAt ? ((credential.recovery ?? []) as string[]) : []
  const used = recoveryCodeDigest(code, payload.secret, account)
  const recovery = digests.filter((digest) => digest !== used)
  if (recovery.length === digests.length) return wrong()
  if (!(await accept(payload, credential, { recovery }))) return wrong()
  return { outcome: 'recovery', left: recovery.length }
}
