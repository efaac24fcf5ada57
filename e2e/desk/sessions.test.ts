import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt } from '../../apps/desk/src/auth/second-factor/one-time-code.ts'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import {
  addColleague,
  EDITOR,
  firstEditor,
  openScreen,
  rest,
  screenReady,
  signIn,
  signInByPassword,
  totpSecret,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'
import { chooseDeskLanguage } from '../harness/writing-screen.ts'

const WRITER = { email: 'qore@tusaale.example', password: EDITOR.password, name: 'Cali' }

const STEP_MS = 30_000

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
  await addColleague(page, stack.desk, { ...WRITER, roles: ['writer'] })
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** Runs a statement in the desk's database, once the desk's own writing is done. */
function runSql(statement: string, ...values: (string | number)[]) {
  const database = new DatabaseSync(path.join(stack.dataDir, 'gaashaan.db'), { timeout: 30_000 })
  database.prepare(statement).run(...values)
  database.close()
}

/** The editor with a further session, as on another device where a code was used. */
async function otherDevice(): Promise<Page> {
  const page = await visitor()
  await signInByPassword(page, stack.desk, EDITOR)
  // A code is accepted once in thirty seconds.
  runSql('UPDATE users_sessions SET passed_at = created_at WHERE passed_at IS NULL')
  return page
}

const isSignedIn = async (page: Page) =>
  (await page.request.get(`${stack.desk}/api/posts?limit=1`)).ok()

/** The editor at the screen with their sessions. */
async function sessionsScreen(language: 'so' | 'en'): Promise<Page> {
  const page = await visitor()
  await signIn(page, stack.desk)
  await chooseDeskLanguage(page, stack.desk, language)
  await openScreen(page, `${stack.desk}/admin/sessions`)
  return page
}

/** Expects the screen to be accessible and to fit a phone. */
async function expectUsable(page: Page) {
  expect(await accessibilityFaults(page, { part: '.sign-in' })).toEqual([])
  await page.setViewportSize({ width: SCREENS.phone, height: 800 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
}

test('a session on another device is ended from the list', async () => {
  const other = await otherDevice()
  expect(await isSignedIn(other)).toBe(true)
  const page = await sessionsScreen('en')
  await page.locator('li', { hasText: 'this one' }).waitFor()
  await expectUsable(page)
  await page.getByRole('button', { name: 'End this session' }).first().click()
  await page.locator('output', { hasText: 'Ended.' }).waitFor()
  expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(page)).toBe(true)
})

test('an older session asks for a code first, and then ends all others', async () => {
  const other = await otherDevice()
  const anHourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString()
  runSql('UPDATE users_sessions SET passed_at = ?', anHourAgo)
  const page = await sessionsScreen('so')
  await expectUsable(page)
  expect(await page.getByRole('button', { name: 'Jooji dhammaan kuwa kale' }).count()).toBe(0)
  // The code of this step was used to set codes up; the next one is accepted already.
  const code = codeAt(totpSecret(stack.desk), Date.now() + STEP_MS)
  await page.locator('#field-code').fill(code)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await screenReady(page)
  await page.getByRole('button', { name: 'Jooji dhammaan kuwa kale' }).click()
  await page.getByText('Fadhi kale ma jiro.').waitFor()
  expect(await isSignedIn(other)).toBe(false)
})

test('an administrator ends somebody’s sessions, and opens an account that was closed', async () => {
  const writer = await visitor()
  await signIn(writer, stack.desk, WRITER)
  const { user } = await rest<{ user: { id: number } }>(writer, 'GET', `${stack.desk}/api/users/me`)
  runSql('UPDATE users SET closed_at = ? WHERE id = ?', new Date().toISOString(), user.id)
  const page = await otherDevice()
  await chooseDeskLanguage(page, stack.desk, 'en')
  await openScreen(page, `${stack.desk}/admin/collections/users/${user.id}`)
  await page.getByRole('button', { name: 'End the sessions' }).click()
  await page.getByText('The sessions are ended.').waitFor()
  expect(await isSignedIn(writer)).toBe(false)
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.getByText('The account is open.').waitFor()
  await signInByPassword(writer, stack.desk, WRITER)
})
