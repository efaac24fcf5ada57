import {
  createLocalReq,
  getFieldsToSign,
  jwtSign,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { inTransaction } from '../../db/in-transaction.ts'
import type { User } from '../../payload-types.ts'
import { lockAccount } from '../lock-account.ts'
import { updateAtomically } from '../update-atomically.ts'

export type Session = NonNullable<User['sessions']>[number]

/** Signs the token of a session, which expires after so many seconds. */
export function signSessionToken(
  { collections, secret }: Payload,
  user: User,
  sid: string,
  tokenExpiration: number,
) {
  const fieldsToSign = getFieldsToSign({
    collectionConfig: collections.users.config,
    email: user.email,
    sid,
    user: { ...user, collection: 'users' },
  })
  return jwtSign({ fieldsToSign, secret, tokenExpiration })
}

/**
 * Changes the sessions of an account and nothing else, in the transaction of `req` if it has one; those that
 * `change` leaves out end.
 */
export async function changeSessions(
  payload: Payload,
  account: number,
  change: (sessions: readonly Session[]) => readonly Session[],
  req?: PayloadRequest,
): Promise<void> {
  const ownReq = req ?? (await createLocalReq({}, payload))
  await inTransaction(ownReq, async () => {
    await lockAccount(ownReq, account)
    const where = { id: { equals: account } }
    const user = await payload.db.findOne<User>({ collection: 'users', where, req: ownReq })
    const before = user?.sessions ?? []
    const sessions = [...change(before)]
    if (sessions.length === before.length && sessions.every((each, at) => each === before[at])) {
      return
    }
    await payload.db.updateOne({
      collection: 'users',
      id: account,
      data: { sessions, updatedAt: null },
      returning: false,
      req: ownReq,
    })
  })
}

/** The most sessions of one account: a further sign-in ends the oldest. */
export const MAX_SESSIONS = 5

/** The sessions of an account that have not expired, oldest first. */
export async function findSessions(payload: Payload, account: number): Promise<Session[]> {
  const where = { id: { equals: account } }
  const user = await payload.db.findOne<User>({ collection: 'users', where })
  return (user?.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
}

/** Ends the sessions of an account, except one that may stay as far as it has passed a factor. */
export function endSessions(
  payload: Payload,
  account: number,
  { except, staysPassed }: { readonly except?: string; readonly staysPassed: boolean },
): Promise<void> {
  return changeSessions(payload, account, (sessions) =>
    sessions
      .filter(({ id }) => id === except)
      .map((session) => (staysPassed ? session : { ...session, passedAt: null })),
  )
}

/**
 * Stores since when an account has codes or passkeys; `null` if it has none any more. An account that
 * set up a second factor has no grace period left.
 */
export async function setFactorSince(
  payload: Payload,
  account: number,
  since: Pick<Partial<User>, 'codesSince' | 'passkeysSince'>,
): Promise<void> {
  await updateAtomically(
    payload,
    'users',
    { id: { equals: account } },
    {
      ...since,
      secondFactorDue: null,
    },
  )
}
