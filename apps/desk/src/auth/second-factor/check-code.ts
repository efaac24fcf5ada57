import type { Payload } from 'payload'
import type { SecondFactor } from '../../payload-types.ts'
import { LOCK_MS } from '../sign-in/rules.ts'
import { MAX_WRONG_CODES } from './collection.ts'
import { decrypt } from './encrypt.ts'
import { matchingStep } from './one-time-code.ts'
import { recoveryCodeDigest } from './recovery-codes.ts'
import { byAccount, updateCredential } from './totp-credential.ts'

/** The result of a check: which kind of code was accepted, or why none was. */
export type CodeCheck =
  | { readonly outcome: 'code' }
  | { readonly outcome: 'recovery'; readonly left: number }
  | { readonly outcome: 'wrong' | 'closed' }

/**
 * Counts an attempt and returns the credential, or `null` while the account is locked. The attempt is
 * counted before the code is checked, so that concurrent requests cannot exceed the limit.
 */
async function countAttempt(payload: Payload, account: number): Promise<SecondFactor | null> {
  const now = Date.now()
  const wasNeverLocked = { closedUntil: { exists: false } }
  const isUnlocked = { closedUntil: { less_than_equal: new Date(now).toISOString() } }
  // A longer lock was set while the machine's clock was ahead, and does not count.
  const isSkewed = { closedUntil: { greater_than: new Date(now + LOCK_MS).toISOString() } }
  const canTry = { or: [wasNeverLocked, isUnlocked, isSkewed] }
  const where = { and: [byAccount(account), canTry] }
  return updateCredential(payload, where, { tries: { $inc: 1 } })
}

async function lock(payload: Payload, account: number): Promise<void> {
  const closedUntil = new Date(Date.now() + LOCK_MS).toISOString()
  await updateCredential(payload, byAccount(account), { tries: 0, closedUntil })
}

/** Stores that a code was used. `false` if another was accepted since the credential was read. */
async function accept(payload: Payload, credential: SecondFactor, data: object): Promise<boolean> {
  const { account, revision } = credential
  const where = { and: [byAccount(account), { revision: { equals: revision } }] }
  const reset = { tries: 0, closedUntil: null, revision: revision + 1 }
  return (await updateCredential(payload, where, { ...data, ...reset })) !== null
}

/**
 * Checks a one-time code or a recovery code of an account. Each code is accepted once. After
 * `MAX_WRONG_CODES` wrong codes in a row the account accepts none for `LOCK_MS`.
 */
export async function checkCode(
  payload: Payload,
  account: number,
  input: string,
  now = Date.now(),
): Promise<CodeCheck> {
  const credential = await countAttempt(payload, account)
  if (credential === null) return { outcome: 'closed' }
  const wrong = async (): Promise<CodeCheck> => {
    if (credential.tries >= MAX_WRONG_CODES) await lock(payload, account)
    return { outcome: 'wrong' }
  }
  if (credential.tries > MAX_WRONG_CODES) return wrong()
  const code = input.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) {
    const step = matchingStep(decrypt(credential.secret, payload.secret, account), code, now)
    if (step === null || step <= credential.lastStep) return wrong()
    return (await accept(payload, credential, { lastStep: step })) ? { outcome: 'code' } : wrong()
  }
  const digests = credential.confirmedAt ? ((credential.recovery ?? []) as string[]) : []
  const used = recoveryCodeDigest(code, payload.secret, account)
  const recovery = digests.filter((digest) => digest !== used)
  if (recovery.length === digests.length) return wrong()
  if (!(await accept(payload, credential, { recovery }))) return wrong()
  return { outcome: 'recovery', left: recovery.length }
}
