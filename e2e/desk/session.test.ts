import type { Locator, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeAt } from '../../apps/desk/src/auth/second-factor/one-time-code.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { visitor } from '../harness/browser.ts'
import {
  colleague,
  EDITOR,
  firstEditor,
  openScreen,
  rest,
  screenReady,
  secretOf,
  signedIn,
  text,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/empty-stack.ts'
import { deskIn, textOf } from '../harness/writing-screen.ts'

const WRITER = { email: 'qore@tusaale.example', password: EDITOR.password, name: 'Cali' }
const OTHER = { email: 'labaad@tusaale.example', password: EDITOR.password, name: 'Faadumo' }

/** What the desk answers is a refusal until somebody has signed in again. */
const REFUSED = /40[139] |403|500/

/** Typing rests two seconds before it is saved; the machine may be busy. */
const SAVED = { timeout: 20_000, interval: 100 }

// Each signs in more than once, and loads the writing screen as often.
vi.setConfig({ testTimeout: 240_000 })

let stack: EmptyStack
let colleagueCookie = ''

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
  for (const who of [WRITER, OTHER])
    await colleague(page, stack.desk, { ...who, roles: ['writer'] })
  const colleagues = await writer(OTHER)
  const cookies = await colleagues.context().cookies(stack.desk)
  colleagueCookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

interface Saved {
  readonly id: number
  readonly so: { readonly title: string | null; readonly content?: unknown }
  readonly en: { readonly title: string | null }
}

/** Somebody with their password alone: a writer needs no code. */
async function writer(who = WRITER): Promise<Page> {
  const page = await visitor({ expectedErrors: REFUSED })
  await rest(page, 'POST', `${stack.desk}/api/users/login`, who)
  return page
}

const draft = async (page: Page): Promise<number> =>
  (
    await rest<{ doc: Saved }>(page, 'POST', `${stack.desk}/api/posts?draft=true`, {
      so: { title: 'Bilow', content: text('Qoraal.') },
      en: { title: 'Start', content: text('A text.') },
    })
  ).doc.id

/** A post as a colleague reads it, whoever's session has ended. */
async function read(id: number): Promise<Saved> {
  const headers = { cookie: colleagueCookie }
  const answer = await fetch(`${stack.desk}/api/posts/${id}?draft=true&depth=0`, { headers })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Saved
}

const title = (page: Page, language: 'so' | 'en'): Locator =>
  page.locator(`#field-${language}__title`)

async function open(page: Page, id: number): Promise<void> {
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
}

/** Ends the page's session at the desk; the browser keeps its cookie, and knows nothing of it. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies(stack.desk)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${stack.desk}/api/users/logout`, {
    method: 'POST',
    headers: { cookie },
  })
  expect(answer.status).toBe(200)
}

/** Types while the session still runs; it has ended when what was typed comes to be saved. */
async function typeUntilSessionEnds(page: Page, type: () => Promise<void>): Promise<void> {
  const ended = Promise.withResolvers<void>()
  await page.route(/\/api\/posts\/\d+/, async (route) => {
    await ended.promise
    await route.continue()
  })
  await type()
  await endSession(page)
  ended.resolve()
  await dialogOf(page).waitFor()
}

const dialogOf = (page: Page): Locator => page.locator('dialog.reauthentication')

async function password(page: Page, who: { readonly password: string }): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.locator('[name="again-password"]').fill(who.password)
  await dialog.locator('button[type="submit"]').click()
}

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gaashaan-draft:')))

const keptText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

const isSaved = (answer: Response) => answer.request().method() === 'PATCH' && answer.ok()

test('a session that ends while somebody types is begun anew over the page, which goes on', async () => {
  const page = await writer()
  const id = await draft(page)
  await deskIn(page, stack.desk, 'so')
  await open(page, id)
  await typeUntilSessionEnds(page, () => title(page, 'so').fill('Qoraal aan la lumin'))
  const dialog = dialogOf(page)
  await dialog.getByRole('heading', { name: 'Mar kale gal si aad u sii waddo' }).waitFor()
  expect(await accessibilityFaults(page, { part: '.reauthentication' })).toEqual([])
  // No field takes the rest of a sentence.
  await dialog.locator('h1:focus').waitFor()
  expect(await dialog.locator('[name="again-email"]').inputValue()).toBe(WRITER.email)
  // Nothing is behind the dialog that somebody else could read or go on with.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible(), SAVED).toBe(true)
  await password(page, { password: 'not the right password' })
  await dialog.getByRole('alert').filter({ hasText: 'sax ma aha' }).waitFor()
  const saved = page.waitForResponse(isSaved)
  await password(page, WRITER)
  await saved
  await dialog.waitFor({ state: 'detached' })
  expect(await title(page, 'so').inputValue()).toBe('Qoraal aan la lumin')
  await expect.poll(async () => (await read(id)).so.title, SAVED).toBe('Qoraal aan la lumin')
  await expect.poll(() => kept(page), SAVED).toEqual([])
})

test('what was typed when the session ended is offered after a reload, and saved when taken back', async () => {
  const page = await writer()
  const id = await draft(page)
  await open(page, id)
  await typeUntilSessionEnds(page, async () => {
    await title(page, 'so').fill('Cinwaan la hayo')
    await textOf(page, 'en').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' And words of mine.')
  })
  await expect.poll(() => keptText(page), SAVED).toContain('And words of mine.')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await page.waitForURL(/\/admin\/login/)
  await screenReady(page)
  await page.locator('#field-email').fill(WRITER.email)
  await page.locator('#field-password').fill(WRITER.password)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL(new RegExp(`/posts/${id}`))
  const offer = page.getByRole('region', { name: 'You typed something here that was not saved' })
  await offer.waitFor()
  const words = await offer.innerText()
  expect(words).toContain('Somali: Title')
  expect(words).toContain('Cinwaan la hayo')
  expect(words).not.toContain('saved by someone since')
  expect(await accessibilityFaults(page, { part: '.draft-offer' })).toEqual([])
  const saved = page.waitForResponse(isSaved)
  await offer.getByRole('button', { name: 'Take it back' }).click()
  await saved
  expect(await title(page, 'so').inputValue()).toBe('Cinwaan la hayo')
  await expect.poll(async () => JSON.stringify(await read(id)), SAVED).toContain('words of mine')
  expect((await read(id)).so.title).toBe('Cinwaan la hayo')
  await expect.poll(() => kept(page), SAVED).toEqual([])
})

test('what somebody else has saved meanwhile is told before it is replaced, and can stay', async () => {
  const page = await writer()
  const id = await draft(page)
  await open(page, id)
  await typeUntilSessionEnds(page, () => title(page, 'so').fill('Kayga'))
  await expect.poll(() => kept(page), SAVED).toHaveLength(1)
  const colleagues = await writer(OTHER)
  const change = { so: { title: 'Kooda' } }
  await rest(colleagues, 'PATCH', `${stack.desk}/api/posts/${id}?draft=true`, change)
  page.on('dialog', (question) => void question.accept())
  await rest(page, 'POST', `${stack.desk}/api/users/login`, WRITER)
  await open(page, id)
  const offer = page.getByRole('region', { name: 'You typed something here that was not saved' })
  await offer.getByText('Somali: Title (saved by someone since)').waitFor()
  expect(await title(page, 'so').inputValue()).toBe('Kooda')
  await offer.getByRole('button', { name: 'Discard' }).click()
  await offer.waitFor({ state: 'detached' })
  expect([await title(page, 'so').inputValue(), await kept(page)]).toEqual(['Kooda', []])
})

test('an account with codes types one over the page, and a form without autosave is saved', async () => {
  const page = await visitor({ expectedErrors: REFUSED })
  await signedIn(page, stack.desk)
  await openScreen(page, `${stack.desk}/admin/globals/terms-of-use`)
  const field = page.locator('form[data-form-ready="true"] #field-so__title')
  await field.fill('Shuruudo tusaale ah')
  await endSession(page)
  await page.locator('#action-save-draft').click()
  await password(page, EDITOR)
  const dialog = dialogOf(page)
  await dialog.getByText('Your password was right.').waitFor()
  // The present step's code was taken when the account was made; the next one's is too (RFC 6238).
  await dialog
    .locator('[name="again-code"]')
    .fill(codeAt(secretOf(stack.desk), Date.now() + 30_000))
  await dialog.locator('button[type="submit"]').click()
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(
      () =>
        rest<Saved>(page, 'GET', `${stack.desk}/api/globals/terms-of-use?draft=true`).then(
          ({ so }) => so.title,
        ),
      SAVED,
    )
    .toBe('Shuruudo tusaale ah')
  await expect.poll(() => kept(page), SAVED).toEqual([])
})

test('somebody else who signs in over the page gets neither the page nor what was typed', async () => {
  const page = await writer()
  const id = await draft(page)
  await open(page, id)
  await typeUntilSessionEnds(page, () => title(page, 'so').fill('Qarsoodi'))
  const dialog = dialogOf(page)
  await dialog.locator('[name="again-email"]').fill(OTHER.email)
  await password(page, OTHER)
  await page.waitForURL(/\/admin\/?$/)
  await open(page, id)
  await page.getByRole('heading', { name: /^Publishing: English/ }).waitFor()
  expect(await page.getByRole('region', { name: /not saved/ }).count()).toBe(0)
  expect((await read(id)).so.title).toBe('Bilow')
  // It is its owner's still.
  await rest(page, 'POST', `${stack.desk}/api/users/login`, WRITER)
  await open(page, id)
  await page.getByRole('region', { name: /not saved/ }).waitFor()
})

test('signing out takes what was typed out of the browser', async () => {
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
  await expect.poll(() => kept(page), SAVED).toEqual([`gaashaan-draft:${user.id + 100}:posts:1`])
})

test('a session that ends by the clock opens the sign-in, and leaves the page where it is', async () => {
  const page = await writer()
  const id = await draft(page)
  await page.clock.install()
  await open(page, id)
  await endSession(page)
  await page.clock.runFor(8 * 60 * 60 * 1000 + 10_000)
  await dialogOf(page).waitFor()
  expect(page.url()).toContain(`/posts/${id}`)
  await password(page, WRITER)
  await expect
    .poll(async () => page.clock.runFor(1_000).then(() => dialogOf(page).count()), SAVED)
    .toBe(0)
  expect(page.url()).toContain(`/posts/${id}`)
})
