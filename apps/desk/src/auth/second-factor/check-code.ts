import type { Payload } from 'payload'
import type { SecondFactor } from '../../payload-types.ts'
import { LOCK_MS } from '../sign-in/rules.ts'
import { MAX_WRONG_CODES } from './collection.ts'
import { decrypt } from './encrypt.ts'
import { stepOf } from './one-time-code.ts'
import { digestOf } from './recovery-codes.ts'

/** What became of a code: which kind it was, or why it was refused. */
export type CodeCheck =
  | { readonly outcome: 'code' }
  | { readonly outcome: 'recovery'; readonly left: number }
  | { readonly outcome: 'wrong' | 'closed' }

const collection = 'second-factors'

/** Counts a try before it is looked at, so that many at once are not more; `null` when closed. */
async function takeTry(payload: Payload, account: number): Promise<SecondFactor | null> {
  const now = Date.now()
  const isOpen = { closedUntil: { less_than_equal: new Date(now).toISOString() } }
  // Nobody was closed for longer than that but by a clock that was ahead and has been set right.
  const isOdd = { closedUntil: { greater_than: new Date(now + LOCK_MS).toISOString() } }
  const never = { closedUntil: { exists: false } }
  return payload.db.updateOne({
    collection,
    where: { and: [{ account: { equals: account } }, { or: [never, isOpen, isOdd] }] },
    data: { tries: { $inc: 1 } },
    options: { atomic: true },
  }) as Promise<SecondFactor | null>
}

async function close(payload: Payload, account: number): Promise<void> {
  await payload.db.updateOne({
    collection,
    where: { account: { equals: account } },
    data: { tries: 0, closedUntil: new Date(Date.now() + LOCK_MS).toISOString() },
    options: { atomic: true },
  })
}

/** Accepts a code if nothing was accepted since the factor was read: none is taken twice. */
async function accept(payload: Payload, factor: SecondFactor, data: object): Promise<boolean> {
  const { account, revision } = factor
  const accepted = await payload.db.updateOne({
    collection,
    where: { and: [{ account: { equals: account } }, { revision: { equals: revision } }] },
    data: { ...data, tries: 0, closedUntil: null, revision: revision + 1 },
    options: { atomic: true },
  })
  return accepted !== null
}

/**
 * Checks a one-time code or a recovery code of an account. A code is taken once; after five wrong
 * ones in a row none is for a while, however they were tried.
 */
export async function checkCode(
  payload: Payload,
  account: number,
  typed: string,
  now = Date.now(),
): Promise<CodeCheck> {
  const factor = await takeTry(payload, account)
  if (factor === null) return { outcome: 'closed' }
  const wrong = async (): Promise<CodeCheck> => {
    if (factor.tries >= MAX_WRONG_CODES) await close(payload, account)
    return { outcome: 'wrong' }
  }
  if (factor.tries > MAX_WRONG_CODES) return wrong()
  const code = typed.replace(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(decrypt(factor.secret, payload.secret, account), code, now)
    if (step === null || step <= factor.lastStep) return wrong()
    return (await accept(payload, factor, { lastStep: step })) ? { outcome: 'code' } : wrong()
  }
  const kept = factor.confirmedAt ? ((factor.recovery ?? []) as string[]) : []
  const digest = digestOf(code, payload.secret, account)
  const recovery = kept.filter((other) => other !== digest)
  if (recovery.length === kept.length) return wrong()
  if (!(await accept(payload, factor, { recovery }))) return wrong()
  return { outcome: 'recovery', left: recovery.length }
}
