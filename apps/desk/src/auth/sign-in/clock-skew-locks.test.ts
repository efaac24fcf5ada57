import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { createAccount, PASSWORD, sendRequest } from '../../testing/people.ts'
import { LOCK_MS } from './rules.ts'

const desk = testDesk()

test('a lock that was set while the clock was a day ahead ends when the clock is right', async () => {
  const { email, id } = await createAccount(desk, ['writer'])
  const statusAfterLock = async (milliseconds: number) => {
    const data = { lockUntil: new Date(Date.now() + milliseconds).toISOString() }
    await desk.payload.db.updateOne({ collection: 'users', id, data })
    return (await sendRequest(desk, 'POST', '/users/login', { email, password: PASSWORD })).status
  }
  expect(await statusAfterLock(LOCK_MS)).toBe(401)
  expect(await statusAfterLock(LOCK_MS + 24 * 3_600_000)).toBe(200)
})
