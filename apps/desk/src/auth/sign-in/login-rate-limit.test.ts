import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { account, ask, PASSWORD } from '../../testing/people.ts'
import { MAX_WRONG_TRIES } from './rules.ts'

const desk = testDesk()

const signIn = (email: string, from: string, language = 'en') =>
  ask(
    desk,
    'POST',
    '/users/login',
    { email, password: PASSWORD },
    { 'x-forwarded-for': from, cookie: `payload-lng=${language}` },
  )

/** A wrong try that costs no hash: it lacks the password. */
const tryWithNothing = (from: string) =>
  ask(desk, 'POST', '/users/login', { email: 'x' }, { 'x-forwarded-for': from })

test('one address cannot try the passwords of many accounts, however often it has a right one', async () => {
  const { email } = await account(desk, ['writer'])
  const from = '198.51.100.20'
  for (let n = 1; n < MAX_WRONG_TRIES; n += 1) await tryWithNothing(from)
  for (let n = 0; n < 3; n += 1) expect((await signIn(email, from)).status).toBe(200)
  await tryWithNothing(from)
  const refused = await signIn(email, from)
  expect(refused.status).toBe(429)
  const { errors } = (await refused.json()) as { errors: object[] }
  expect(errors).toMatchObject([{ data: { code: 'too_many_tries' } }])
  expect(await (await signIn(email, from, 'so')).text()).toContain('Fadlan sug 15 daqiiqo')
  expect((await signIn(email, '198.51.100.21')).status).toBe(200)
  const where = { from: { equals: from }, action: { equals: 'session.refused' } }
  const { docs } = await desk.payload.find({ collection: 'audit', where, pagination: false })
  const reasons = docs.map(({ change }) => (change as { reason: string }).reason)
  expect(reasons.filter((reason) => reason === 'address')).toHaveLength(1)
})
