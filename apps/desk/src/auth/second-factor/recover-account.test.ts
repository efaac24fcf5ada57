import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { env } from '../../env/env.ts'
import { testDesk } from '../../testing/desk.ts'
import { account, ask, PASSWORD, withPassword } from '../../testing/people.ts'
import { setCodesSince } from '../sign-in/sessions.ts'
import { recoverAccount } from './recover-account.ts'

const desk = testDesk()

const actions = async (heading: string) => {
  const where = { heading: { equals: heading } }
  const { docs } = await desk.payload.find({ collection: 'audit', where, sort: 'id' })
  return docs
}

test('the last administrator is let in again: codes, lock and password', async () => {
  const made = await account(desk, ['administrator'])
  const { http } = await withPassword(desk, made)
  await http('POST', '/users/codes/begin')
  for (let n = 0; n < 5; n++) {
    await ask(desk, 'POST', '/users/login', { email: made.email, password: 'not this one' })
  }
  const { link = '' } = await recoverAccount(desk.payload, made.email.toUpperCase(), {
    newPassword: true,
  })
  const token = link.split('/reset/')[1]
  const body = { token, password: 'ereyo fudud oo dheer' }
  expect((await ask(desk, 'POST', '/users/reset-password', body)).status).toBe(200)
  const again = await withPassword(desk, { ...made, password: body.password })
  const state = await (await again.http('GET', '/users/codes')).json()
  expect(state).toMatchObject({ isNeeded: true, isEnrolled: false })
  expect(await actions(made.email)).toContainEqual(
    expect.objectContaining({ action: 'codes.reset', who: null, change: { by: 'command' } }),
  )
})

/** Runs the command as an operator does. */
const command = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['src/auth/second-factor/reset-codes.ts', ...words], {
    cwd: env.deskDir,
    env: desk.environment,
  })

test('an address without an account is named', async () => {
  const nobody = recoverAccount(desk.payload, 'nobody@tusaale.example', { newPassword: false })
  await expect(nobody).rejects.toThrow('No account has the address nobody@tusaale.example.')
})

/** A whole desk is loaded anew: longer than a test takes on a busy machine. */
const COMMAND = { timeout: 180_000 }

test('the command says what it did', COMMAND, async () => {
  const made = await account(desk, ['writer'])
  await setCodesSince(desk.payload, made.id, '2026-01-01T00:00:00.000Z')
  const done = await command(made.email)
  expect(done.stdout).toContain(`${made.email} has no codes now`)
  const { user } = await withPassword(desk, { ...made, password: PASSWORD })
  expect(user).toMatchObject({ codesSince: null })
})
