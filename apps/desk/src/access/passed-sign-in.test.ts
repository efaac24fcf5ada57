import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { graceEnd, hasPassedSignIn, MAX_SESSION_MS, needsSecondFactor } from './passed-sign-in.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const AN_HOUR_AGO = '2026-11-21T11:00:00.000Z'
const IN_AN_HOUR = '2026-11-21T13:00:00.000Z'

/** The user of a request with a session, as Payload sets it. */
function userWith(account: object, session: object, sid = 's1'): PayloadRequest['user'] {
  const sessions = [{ id: 's1', createdAt: AN_HOUR_AGO, ...session }]
  const properties = { collection: 'users', _strategy: 'local-jwt', _sid: sid }
  return { id: 1, ...account, ...properties, sessions } as unknown as PayloadRequest['user']
}

test.each([
  [{ roles: ['writer'] }, true],
  [{ roles: ['inboxReader'] }, true],
  [{ roles: null }, false],
  [{ roles: [] }, false],
  [{ roles: [], codesSince: AN_HOUR_AGO }, true],
  [{ roles: ['writer', 'publisher'] }, true],
  [{ roles: ['writer'], secondFactorDue: IN_AN_HOUR }, false],
  [{ roles: ['inboxReader'], secondFactorDue: AN_HOUR_AGO }, true],
  [{ roles: ['writer', 'publisher'], secondFactorDue: IN_AN_HOUR }, true],
  [{ roles: ['administrator'], secondFactorDue: IN_AN_HOUR }, true],
  [{ roles: ['writer'], secondFactorDue: IN_AN_HOUR, passkeysSince: AN_HOUR_AGO }, true],
] as const)('an account %o needs a second factor: %s', (account, isNeeded) => {
  expect(needsSecondFactor(account as never, NOW)).toBe(isNeeded)
})

const WRITER_IN_GRACE = { roles: ['writer'], secondFactorDue: IN_AN_HOUR }

test('a grace period ends at its instant', () => {
  const account = WRITER_IN_GRACE as never
  const end = Date.parse(IN_AN_HOUR)
  expect([graceEnd(account, end - 1), graceEnd(account, end)]).toEqual([IN_AN_HOUR, null])
})

test.each([
  ['a writer with a password', userWith({ roles: ['writer'] }, {}), false],
  ['a writer in the grace period', userWith(WRITER_IN_GRACE, {}), true],
  ['a writer of another session', userWith(WRITER_IN_GRACE, {}, 's2'), false],
  ['a publisher with a password', userWith({ roles: ['publisher'] }, {}), false],
  ['a publisher with a code', userWith({ roles: ['publisher'] }, { passedAt: AN_HOUR_AGO }), true],
  ['an account that a program read', { id: 1, roles: ['publisher'] } as never, true],
  ['nobody', null, false],
] as const)('%s has signed in: %3$s', (_who, user, hasPassed) => {
  expect(hasPassedSignIn(user, NOW)).toBe(hasPassed)
})

test('a session ends after a day, even if it is in use', () => {
  const user = userWith({ roles: ['publisher'] }, { passedAt: AN_HOUR_AGO })
  const end = Date.parse(AN_HOUR_AGO) + MAX_SESSION_MS
  expect([hasPassedSignIn(user, end - 1), hasPassedSignIn(user, end)]).toEqual([true, false])
})
