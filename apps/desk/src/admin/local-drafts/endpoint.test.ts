import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import {
  createAccount,
  createPerson,
  createWriterInGrace,
  sendRequest,
  signInWithPassword,
} from '../../testing/people.ts'
import type { EncryptionKey } from './encryption-key.ts'

const desk = testDesk(async (payload) => {
  // The first account of a desk also gets the role of administrator: it is none of those below.
  const data = { email: 'first@tusaale.example', password: 'ereyo fudud oo dheer', name: 'Qof' }
  await payload.create({ collection: 'users', data })
})

const PATH = '/users/local-draft-key'

const keyOf = async (response: Promise<Response>) =>
  (await response).json() as Promise<EncryptionKey>

test('the key of the drafts takes a session that has passed its second factor', async () => {
  expect((await sendRequest(desk, 'GET', PATH)).status).toBe(401)
  const half = await signInWithPassword(desk, await createAccount(desk, ['publisher']))
  const refused = await half.http('GET', PATH)
  expect([refused.status, await refused.text()]).toEqual([401, expect.not.stringContaining('key')])
  const whole = await createPerson(desk, ['publisher'])
  const response = await whole.http('GET', PATH)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toEqual({
    account: whole.user.id,
    key: expect.stringMatching(/^[\da-f]{64}$/),
  })
})

test('an account has the same key in each of its sessions, and another account another', async () => {
  const account = await createWriterInGrace(desk)
  const [first, second, other] = await Promise.all(
    [account, account, await createWriterInGrace(desk)].map(async (owner) => {
      const { http } = await signInWithPassword(desk, owner)
      return (await keyOf(http('GET', PATH))).key
    }),
  )
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})
