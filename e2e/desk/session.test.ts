import type { Locator, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeAt } from '../../apps/desk/src/auth/second-factor/one-time-code.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { type VisitorOptions, visitor } from '../harness/browser.ts'
import {
  addColleague,
  createDraft,
  EDITOR,
  firstEditor,
  giveGrace,
  openScreen,
  rest,
  screenReady,
  signIn,
  signInByPassword,
  text,
  totpSecret,
} from '../harness/desk.ts'
import { cookieHeader, endSession, signInDialog, storedDrafts } from '../harness/desk-session.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'
import { chooseDeskLanguage, textEditor } from '../harness/writing-screen.ts'

const WRITER = { email: 'qore@tusaale.example', password: EDITOR.password, name: 'Cali' }
const OTHER = { email: 'labaad@tusaale.example', password: EDITOR.password, name: 'Faadumo' }

/** The desk refuses requests until somebody has signed in again. */
const REFUSED = /40[139] |403|500/

/** The desk saves two seconds after the last key, and the machine may be busy. */
const SAVED = { interval: 100 }

// Each test signs in and loads the screen of a post more than once.
vi.setConfig({ testTimeout: 240_000 })

let stack: EmptyStack
let colleagueCookie = ''

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
  for (const account of [WRITER, OTHER])
    await addColleague(page, stack.desk, { ...account, roles: ['writer'] })
  giveGrace(stack.dataDir)
  colleagueCookie = await cookieHeader(await writer(OTHER), stack.desk)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

interface Saved {
  readonly id: number
  readonly so: { readonly title: string | null; readonly content?: unknown }
  readonly en: { readonly title: string | null }
}

/** A page of a writer, who needs no code yet. */
async function writer(account = WRITER, options: VisitorOptions = {}): Promise<Page> {
  const page = await visitor({ expectedErrors: REFUSED, ...options })
  await signInByPassword(page, stack.desk, account)
  return page
}

/** A post as a colleague reads it, whether or not the page's session has ended. */
async function read(id: number): Promise<Saved> {
  const headers = { cookie: colleagueCookie }
  const response = await fetch(`${stack.desk}/api/posts/${id}?draft=true&depth=0`, { headers })
  expect(response.status).toBe(200)
  return (await response.json()) as Saved
}

const title = (page: Page, language: 'so' | 'en'): Locator =>
  page.locator(`#field-${language}__title`)

const draft = (page: Page) =>
  createDraft(page, stack.desk, {
    so: { title: 'Bilow', content: text('Qoraal.') },
    en: { title: 'Start', content: text('A text.') },
  })

async function open(page: Page, id: number): Promise<void> {
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
}

/** Types during a session that ends before the text is saved. */
async function typeUntilSessionEnds(page: Page, type: () => Promise<void>): Promise<void> {
  const ended = Promise.withResolvers<void>()
  await page.route(/\/api\/posts\/\d+/, async (route) => {
    await ended.promise
    await route.continue()
  })
  await type()
  await endSession(page, stack.desk)
  ended.resolve()
  await signInDialog(page).waitFor()
}

async function submitPassword(page: Page, password: string): Promise<void> {
  const field = signInDialog(page).locator('[name="again-password"]')
  await field.fill(password)
  await field.press('Enter')
}

const isSave = (response: Response) => response.request().method() === 'PATCH' && response.ok()

test('a session that ends during typing is renewed in a dialog over the page, which then saves', async () => {
  const page = await writer()
  const id = await draft(page)
  await chooseDeskLanguage(page, stack.desk, 'so')
  await open(page, id)
  await typeUntilSessionEnds(page, () => title(page, 'so').fill('Qoraal aan la lumin'))
  const dialog = signInDialog(page)
  await dialog.getByRole('heading', { name: 'Mar kale gal si aad u sii waddo' }).waitFor()
  expect(await accessibilityFaults(page, { part: '.reauthentication' })).toEqual([])
  // The heading has the focus, so that the rest of a sentence is typed into no field.
  await dialog.locator('h1:focus').waitFor()
  expect(await dialog.locator('[name="again-email"]').inputValue()).toBe(WRITER.email)
  // Escape does not close the dialog, since somebody else may be at the screen.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible(), SAVED).toBe(true)
  await submitPassword(page, 'not the right password')
  await dialog.getByRole('alert').filter({ hasText: 'sax ma aha' }).waitFor()
  const saved = page.waitForResponse(isSave)
  await submitPassword(page, WRITER.password)
  await saved
  await dialog.waitFor({ state: 'detached' })
  expect(await title(page, 'so').inputValue()).toBe('Qoraal aan la lumin')
  await expect.poll(async () => (await read(id)).so.title, SAVED).toBe('Qoraal aan la lumin')
  await expect.poll(() => storedDrafts(page), SAVED).toEqual([])
})

test('a text typed when the session ended is offered after a reload, and saved when restored', async () => {
  const page = await writer()
  const id = await draft(page)
  await open(page, id)
  await typeUntilSessionEnds(page, async () => {
    await title(page, 'so').fill('Cinwaan la hayo')
    await textEditor(page, 'en').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' And words of mine.')
  })
  await expect.poll(() => storedDrafts(page), SAVED).toHaveLength(1)
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toMatch(/Cinwaan|words of mine/)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.waitForURL(/\/admin\/login/)
  await screenReady(page)
  await page.locator('#field-email').fill(WRITER.email)
  await page.locator('#field-password').fill(WRITER.password)
  await page.locator('#field-password').press('Enter')
  await page.waitForURL(new RegExp(`/posts/${id}`))
  const offer = page.getByRole('region', { name: 'You typed something here that was not saved' })
  await offer.waitFor()
  const message = await offer.innerText()
  expect(message).toContain('Somali: Title')
  expect(message).toContain('Cinwaan la hayo')
  expect(message).not.toContain('saved by someone since')
  expect(await accessibilityFaults(page, { part: '.draft-offer' })).toEqual([])
  const saved = page.waitForResponse(isSave)
  await offer.getByRole('button', { name: 'Take it back' }).click()
  await saved
  expect(await title(page, 'so').inputValue()).toBe('Cinwaan la hayo')
  await expect.poll(async () => JSON.stringify(await read(id)), SAVED).toContain('words of mine')
  expect((await read(id)).so.title).toBe('Cinwaan la hayo')
  await expect.poll(() => storedDrafts(page), SAVED).toEqual([])
})

test('an offered text says what somebody else has saved since, and can be discarded', async () => {
  const page = await writer()
  const id = await draft(page)
  await open(page, id)
  await typeUntilSessionEnds(page, () => title(page, 'so').fill('Kayga'))
  await expect.poll(() => storedDrafts(page), SAVED).toHaveLength(1)
  const change = { so: { title: 'Kooda' } }
  const url = `${stack.desk}/api/posts/${id}?draft=true`
  await rest(await writer(OTHER), 'PATCH', url, change)
  page.on('dialog', (dialog) => void dialog.accept())
  await signInByPassword(page, stack.desk, WRITER)
  await open(page, id)
  const offer = page.getByRole('region', { name: 'You typed something here that was not saved' })
  await offer.getByText('Somali: Title (saved by someone since)').waitFor()
  expect(await title(page, 'so').inputValue()).toBe('Kooda')
  await offer.getByRole('button', { name: 'Discard' }).click()
  await offer.waitFor({ state: 'detached' })
  expect([await title(page, 'so').inputValue(), await storedDrafts(page)]).toEqual(['Kooda', []])
})

test('an account with codes enters one in the dialog, and a form without autosave is saved', async () => {
  const page = await visitor({ expectedErrors: REFUSED })
  await signIn(page, stack.desk)
  await openScreen(page, `${stack.desk}/admin/globals/terms-of-use`)
  const field = page.locator('form[data-form-ready="true"] #field-so__title')
  // Refused after the end of the session, the validation would open the dialog before the press.
  const validated = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url().endsWith('/admin/globals/terms-of-use'),
  )
  await field.fill('Shuruudo tusaale ah')
  await validated
  await endSession(page, stack.desk)
  await page.locator('#action-save-draft').click()
  await submitPassword(page, EDITOR.password)
  const dialog = signInDialog(page)
  await dialog.getByText('Your password was right.').waitFor()
  // The code of this time step was used when the account was enrolled. The next one is valid too (RFC 6238).
  await dialog
    .locator('[name="again-code"]')
    .fill(codeAt(totpSecret(stack.desk), Date.now() + 30_000))
  await dialog.locator('button[type="submit"]').click()
  await dialog.waitFor({ state: 'detached' })
  const url = `${stack.desk}/api/globals/terms-of-use?draft=true`
  const savedTitle = async () => (await rest<Saved>(page, 'GET', url)).so.title
  await expect.poll(savedTitle, SAVED).toBe('Shuruudo tusaale ah')
  await expect.poll(() => storedDrafts(page), SAVED).toEqual([])
})

test('somebody else who signs in in the dialog sees neither the page nor the typed text', async () => {
  const page = await writer()
  const id = await draft(page)
  await open(page, id)
  await typeUntilSessionEnds(page, () => title(page, 'so').fill('Qarsoodi'))
  const dialog = signInDialog(page)
  await dialog.locator('[name="again-email"]').fill(OTHER.email)
  await submitPassword(page, OTHER.password)
  await page.waitForURL(/\/admin\/?$/)
  await open(page, id)
  await page.getByRole('heading', { name: /^Publishing: English/ }).waitFor()
  expect(await page.getByRole('region', { name: /not saved/ }).count()).toBe(0)
  expect((await read(id)).so.title).toBe('Bilow')
  // The text is still there for its author.
  await signInByPassword(page, stack.desk, WRITER)
  await open(page, id)
  await page.getByRole('region', { name: /not saved/ }).waitFor()
})

test('signing out deletes the typed texts of the account from the browser', async () => {
  const page = await writer()
  await openScreen(page, `${stack.desk}/admin/collections/posts`)
  await page.getByRole('heading', { name: 'Posts' }).waitFor()
  const { user } = await rest<{ user: { id: number } }>(page, 'GET', `${stack.desk}/api/users/me`)
  await page.evaluate((account) => {
    const draft = JSON.stringify({ at: new Date().toISOString(), fields: {} })
    for (const owner of [account, account + 100]) {
      localStorage.setItem(`gaashaan-draft:${owner}:posts:1`, draft)
    }
  }, user.id)
  await page.goto(`${stack.desk}/admin/logout`)
  await page.waitForURL(/\/admin\/login/)
  await expect
    .poll(() => storedDrafts(page), SAVED)
    .toEqual([`gaashaan-draft:${user.id + 100}:posts:1`])
})

test('a session that expires opens the dialog, and the page stays', async () => {
  const page = await writer(WRITER, { clock: true })
  const id = await draft(page)
  await open(page, id)
  await endSession(page, stack.desk)
  await page.clock.runFor(8 * 60 * 60 * 1000 + 10_000)
  await signInDialog(page).waitFor()
  expect(page.url()).toContain(`/posts/${id}`)
  await submitPassword(page, WRITER.password)
  await expect
    .poll(async () => page.clock.runFor(1_000).then(() => signInDialog(page).count()), SAVED)
    .toBe(0)
  expect(page.url()).toContain(`/posts/${id}`)
})

test('a history that cannot be read says so, and not that nothing was saved', async () => {
  const page = await writer()
  const id = await draft(page)
  await page.route('**/api/posts/versions?**', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, id)
  await page.getByText('History', { exact: true }).click()
  await page.getByRole('alert').getByText('The history could not be read.').waitFor()
  expect(await page.getByText('Nothing has been saved yet.').count()).toBe(0)
})
