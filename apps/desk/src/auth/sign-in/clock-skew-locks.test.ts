import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { account, ask, PASSWORD } from '../../testing/people.ts'
import { LOCK_MS } from './rules.ts'

const desk = testDesk()

test('an account that was closed while the clock was a day ahead is open when it is right', async () => {
  const { email, id } = await account(desk, ['writer'])
  const closedFor = async (milliseconds: number) => {
    const data = { lockUntil: new Date(Date.now() + milliseconds).toISOString() }
    await desk.payload.db.updateOne({ collection: 'users', id, data })
    return (await ask(desk, 'POST', '/users/login', { email, password: PASSWORD })).status
  }
  expect(await closedFor(LOCK_MS)).toBe(401)
  expect(await closedFor(LOCK_MS + 24 * 3_600_000)).toBe(200)
})
