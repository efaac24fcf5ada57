import { expect, test } from 'vitest'
import { auditEntries } from '../../audit/testing/audit-entries.ts'
import { testDesk } from '../../testing/desk.ts'
import { createAccount, PASSWORD, sendRequest } from '../../testing/people.ts'
import { MAX_WRONG_TRIES } from './rules.ts'

const desk = testDesk()

const signIn = (email: string, from: string, language = 'en') =>
  sendRequest(
    desk,
    'POST',
    '/users/login',
    { email, password: PASSWORD },
    { 'x-forwarded-for': from, cookie: `payload-lng=${language}` },
  )

/** A failed attempt without the cost of a hash, because it has no password. */
const signInWithoutPassword = (from: string) =>
  sendRequest(desk, 'POST', '/users/login', { email: 'x' }, { 'x-forwarded-for': from })

test('one IP address cannot try passwords of many accounts, even with right ones in between', async () => {
  const { email } = await createAccount(desk, ['writer'])
  const from = '198.51.100.20'
  for (let n = 1; n < MAX_WRONG_TRIES; n += 1) await signInWithoutPassword(from)
  for (let n = 0; n < 3; n += 1) expect((await signIn(email, from)).status).toBe(200)
  await signInWithoutPassword(from)
  const refused = await signIn(email, from)
  expect(refused.status).toBe(429)
  const { errors } = (await refused.json()) as { errors: object[] }
  expect(errors).toMatchObject([{ data: { code: 'too_many_tries' } }])
  expect(await (await signIn(email, from, 'so')).text()).toContain('Fadlan sug 15 daqiiqo')
  expect((await signIn(email, '198.51.100.21')).status).toBe(200)
  const refusals = { from: { equals: from }, action: { equals: 'session.refused' } }
  const entries = await auditEntries(desk, refusals)
  const reasons = entries.map(({ change }) => (change as { reason: string }).reason)
  expect(reasons.filter((reason) => reason === 'address')).toHaveLength(1)
})
