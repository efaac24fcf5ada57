import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { entriesAbout } from '../../audit/testing/audit-entries.ts'
import { env } from '../../env/env.ts'
import { testDesk } from '../../testing/desk.ts'
import {
  createAccount,
  createWriterInGrace,
  PASSWORD,
  sendRequest,
  signInWithPassword,
} from '../../testing/people.ts'
import { setFactorSince } from '../sign-in/sessions.ts'
import { recoverAccount } from './recover-account.ts'

const desk = testDesk()

test('the last administrator gets back in past codes, lock and a lost password', async () => {
  const administrator = await createAccount(desk, ['administrator'])
  const { http } = await signInWithPassword(desk, administrator)
  const { email } = administrator
  await http('POST', '/users/codes/begin')
  for (let n = 0; n < 5; n++) {
    await sendRequest(desk, 'POST', '/users/login', { email, password: 'not this one' })
  }
  const { link = '' } = await recoverAccount(desk.payload, email.toUpperCase(), {
    newPassword: true,
  })
  const token = link.split('/admin/new-password#')[1]
  const body = { token, password: 'ereyo fudud oo dheer' }
  expect((await sendRequest(desk, 'POST', '/users/reset-password', body)).status).toBe(200)
  const again = await signInWithPassword(desk, { email, password: body.password })
  const state = await (await again.http('GET', '/users/codes')).json()
  expect(state).toMatchObject({ isNeeded: true, isEnrolled: false })
  expect(await entriesAbout(desk, email)).toContainEqual(
    expect.objectContaining({ action: 'codes.reset', who: null, change: { by: 'command' } }),
  )
})

/** Runs the command as an operator does. */
const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['src/auth/second-factor/reset-codes.ts', ...args], {
    cwd: env.deskDir,
    env: desk.environment,
  })

test('an e-mail address without an account is refused by name', async () => {
  const recovery = recoverAccount(desk.payload, 'nobody@tusaale.example', { newPassword: false })
  await expect(recovery).rejects.toThrow('No account has the address nobody@tusaale.example.')
})

/** The command loads a whole desk, which takes long on a busy machine. */
const COMMAND = { timeout: 180_000 }

test('the command prints what it did', COMMAND, async () => {
  const writer = await createWriterInGrace(desk)
  await setFactorSince(desk.payload, writer.id, { codesSince: '2026-01-01T00:00:00.000Z' })
  const { stdout } = await command(writer.email)
  expect(stdout).toContain(`${writer.email} has no codes and no passkeys now`)
  const { user } = await signInWithPassword(desk, { ...writer, password: PASSWORD })
  expect(user).toMatchObject({ codesSince: null })
})
