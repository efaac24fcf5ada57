import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { hasPassedSignIn, MAX_SESSION_MS, needsCode } from './passed-sign-in.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const AN_HOUR_AGO = '2026-11-21T11:00:00.000Z'

/** Someone by a session of theirs, as Payload marks them. */
function someone(account: object, session: object, sid = 's1'): PayloadRequest['user'] {
  const sessions = [{ id: 's1', createdAt: AN_HOUR_AGO, ...session }]
  const marks = { collection: 'users', _strategy: 'local-jwt', _sid: sid }
  return { id: 1, ...account, ...marks, sessions } as unknown as PayloadRequest['user']
}

test.each([
  [{ roles: ['writer'] }, false],
  [{ roles: ['inboxReader'] }, false],
  [{ roles: null }, false],
  [{ roles: ['writer', 'publisher'] }, true],
  [{ roles: ['administrator'] }, true],
  [{ roles: ['writer'], codesSince: AN_HOUR_AGO }, true],
] as const)('an account %o needs codes: %s', (account, isNeeded) => {
  expect(needsCode(account as never)).toBe(isNeeded)
})

test.each([
  ['a writer with a password', someone({ roles: ['writer'] }, {}), true],
  ['a writer of another session', someone({ roles: ['writer'] }, {}, 's2'), false],
  ['a writer with codes, without one', someone({ roles: [], codesSince: AN_HOUR_AGO }, {}), false],
  ['a publisher with a password', someone({ roles: ['publisher'] }, {}), false],
  ['a publisher with a code', someone({ roles: ['publisher'] }, { passedAt: AN_HOUR_AGO }), true],
  ['someone whom a program found', { id: 1, roles: ['publisher'] } as never, true],
  ['nobody', null, false],
] as const)('%s has signed in: %3$s', (_who, user, hasPassed) => {
  expect(hasPassedSignIn(user, NOW)).toBe(hasPassed)
})

test('after a day a session is over, whatever was done meanwhile', () => {
  const user = someone({ roles: ['publisher'] }, { passedAt: AN_HOUR_AGO })
  const over = Date.parse(AN_HOUR_AGO) + MAX_SESSION_MS
  expect([hasPassedSignIn(user, over - 1), hasPassedSignIn(user, over)]).toEqual([true, false])
})
