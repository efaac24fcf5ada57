import {
  type CollectionAfterDeleteHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { PasswordTries, User } from '../../payload-types.ts'
import { hashLikePayload } from '../sign-in/constant-time-login.ts'
import { MAX_WRONG_PASSWORDS } from '../sign-in/rules.ts'
import { updateAtomically } from '../update-atomically.ts'
import { isUnlocked, lockMs } from './lock-time.ts'
import { reportLock } from './report-lock.ts'

const collection = 'password-tries'

/** What is counted, as if it were an account, when nobody has the e-mail address. */
const NOBODY = 0

const byAccount = (account: number) => ({ account: { equals: account } })

const findAccount = ({ db }: Payload, email: string) =>
  db.findOne<User>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  })

const findTries = ({ db }: Payload, account: number) =>
  db.findOne<PasswordTries>({ collection, where: byAccount(account) })

/** Counts a try; false while the account is locked, or if others have used up its tries. */
async function countTry(payload: Payload, account: number): Promise<boolean> {
  const where = { and: [byAccount(account), isUnlocked()] }
  const count = () =>
    updateAtomically(payload, collection, where, {
      tries: { $inc: 1 },
    }) as Promise<PasswordTries | null>
  let row = await count()
  if (row === null) {
    if ((await findTries(payload, account)) === null) {
      if (account === NOBODY) return true
      // Of two requests at once the index refuses one, and both are counted.
      await payload.db.create({ collection, data: { account } }).catch(() => undefined)
    }
    // Another request may have made the row since.
    row = await count()
  }
  return row !== null && row.tries <= MAX_WRONG_PASSWORDS
}

/**
 * Counts a password before it is checked, so that concurrent requests cannot exceed the number of
 * tries, and refuses it while the account is locked. The work is the same for an address without an
 * account.
 */
export const countPasswordTry: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // The first account is signed in by the transaction that creates it, which a count would wait for.
  if (operation !== 'login' || req.transactionID) return args
  const { email, password } = (args as { data: { email?: unknown; password?: unknown } }).data
  if (typeof email !== 'string' || typeof password !== 'string' || !password.trim()) return args
  const account = await findAccount(req.payload, email)
  if (await countTry(req.payload, account?.id ?? NOBODY)) return args
  await hashLikePayload(password)
  throw new LockedAuth(req.t)
}

/**
 * Locks an account whose tries are used up, each time in a row for twice as long. Called when a
 * password was refused.
 */
export async function lockAfterWrongPasswords(
  payload: Payload,
  email: string,
  req: PayloadRequest,
): Promise<void> {
  const account = await findAccount(payload, email)
  const row = await findTries(payload, account?.id ?? NOBODY)
  if (account === null || row === null || row.tries < MAX_WRONG_PASSWORDS) return
  const locks = row.locks + 1
  const closedUntil = new Date(Date.now() + lockMs(locks)).toISOString()
  const areUsedUp = { tries: { greater_than_equal: MAX_WRONG_PASSWORDS } }
  const where = { and: [byAccount(account.id), areUsedUp] }
  const lock = { tries: 0, locks, closedUntil }
  // Of concurrent requests one locks the account.
  if ((await updateAtomically(payload, collection, where, lock)) === null) return
  await reportLock(payload, account, { reason: 'password', closedUntil }, req)
}

const RESET = { tries: 0, locks: 0, closedUntil: null }

/** Forgets the wrong passwords after a right one, or a new one that was set by a link. */
export const resetPasswordTries: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  await req.payload.db.updateMany({
    collection,
    where: byAccount(user.id),
    data: RESET,
    req,
    returning: false,
  })
}

/** Forgets wrong passwords and codes of an account that an administrator has unlocked. */
export const resetTriesOnUnlock: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
}) => {
  const email = (args as { data?: { email?: unknown } }).data?.email
  if (operation !== 'unlock' || typeof email !== 'string') return result
  const account = await findAccount(req.payload, email)
  if (account === null) return result
  for (const slug of [collection, 'second-factors'] as const) {
    await updateAtomically(req.payload, slug, byAccount(account.id), RESET)
  }
  return result
}

export const deletePasswordTries: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection, where: byAccount(Number(id)), req })
}
