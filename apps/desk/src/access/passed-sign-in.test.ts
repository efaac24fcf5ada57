import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { hasPassedSignIn, MAX_SESSION_MS, needsSecondFactor } from './passed-sign-in.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const AN_HOUR_AGO = '2026-11-21T11:00:00.000Z'

/** The user of a request with a session, as Payload sets it. */
function userWith(account: object, session: object, sid = 's1'): PayloadRequest['user'] {
  const sessions = [{ id: 's1', createdAt: AN_HOUR_AGO, ...session }]
  const properties = { collection: 'users', _strategy: 'local-jwt', _sid: sid }
  return { id: 1, ...account, ...properties, sessions } as unknown as PayloadRequest['user']
}

test.each([
  [{ roles: ['writer'] }, false],
  [{ roles: ['inboxReader'] }, false],
  [{ roles: null }, false],
  [{ roles: ['writer', 'publisher'] }, true],
  [{ roles: ['administrator'] }, true],
  [{ roles: ['writer'], codesSince: AN_HOUR_AGO }, true],
] as const)('an account %o needs codes: %s', (account, isNeeded) => {
  expect(needsSecondFactor(account as never)).toBe(isNeeded)
})

test.each([
  ['a writer with a password', userWith({ roles: ['writer'] }, {}), true],
  ['a writer of another session', userWith({ roles: ['writer'] }, {}, 's2'), false],
  ['a writer with codes, without one', userWith({ roles: [], codesSince: AN_HOUR_AGO }, {}), false],
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
