import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type VisitorOptions, visitor } from '../harness/browser.ts'
import {
  addColleague,
  createDraft,
  EDITOR,
  firstEditor,
  giveGrace,
  openScreen,
  signInByPassword,
  text,
} from '../harness/desk.ts'
import { endSession, signInDialog, storedDrafts } from '../harness/desk-session.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

const WRITER = { email: 'qore@tusaale.example', password: EDITOR.password, name: 'Cali' }

/** The desk refuses requests after the session, or cannot be reached. */
const REFUSED = /40[139] |403|500|ERR_/

const TEN_MINUTES = 10 * 60 * 1000

// The tests sign in and load the screen of a post.
vi.setConfig({ testTimeout: 240_000 })

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor()
  await firstEditor(page, stack.desk)
  await addColleague(page, stack.desk, { ...WRITER, roles: ['writer'] })
  giveGrace(stack.dataDir)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

const title = (page: Page) => page.locator('#field-so__title')

const screenUrl = (id: number) => `${stack.desk}/admin/collections/posts/${id}`

async function open(page: Page, id: number): Promise<void> {
  await openScreen(page, screenUrl(id))
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
}

/** A writer who typed in a post and saved nothing of it. */
async function typist(options: VisitorOptions = {}) {
  const page = await visitor({ expectedErrors: REFUSED, ...options })
  await signInByPassword(page, stack.desk, WRITER)
  const id = await createDraft(page, stack.desk, {
    so: { title: 'Bilow', content: text('Qoraal.') },
    en: { title: 'Start', content: text('A text.') },
  })
  await open(page, id)
  // The save never ends.
  await page.route(/\/api\/posts\/\d+/, () => {})
  await title(page).fill('Qarsoodi')
  return { page, id }
}

/** Opens the dialog, and lets the time pass in which somebody could sign in. */
async function waitAtDialog(page: Page): Promise<void> {
  await page.clock.runFor(8 * 60 * 60 * 1000 + 10_000)
  await signInDialog(page).waitFor()
  expect(await title(page).isVisible()).toBe(false)
  await page.clock.runFor(TEN_MINUTES - 60_000)
  await signInDialog(page).waitFor()
  await page.clock.runFor(60_000)
}

test('a page behind the sign-in goes to the sign-in screen after ten minutes', async () => {
  const { page, id } = await typist({ clock: true })
  await endSession(page, stack.desk)
  await waitAtDialog(page)
  await page.waitForURL(`**/admin/login?redirect=%2Fadmin%2Fcollections%2Fposts%2F${id}`)
  expect(await page.content()).not.toMatch(/Bilow|Qarsoodi/)
  expect(await storedDrafts(page)).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Qarsoodi')
})

test('a session that is over while the desk cannot be reached leaves nothing to read', async () => {
  const { page, id } = await typist({ clock: true })
  await page.route('**/api/users/codes', (route) => route.abort())
  await waitAtDialog(page)
  await page.getByText('The desk cannot be reached at the moment.').waitFor()
  expect(await page.content()).not.toMatch(/Bilow|Qarsoodi/)
  await endSession(page, stack.desk)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.waitForURL(`**/admin/login?redirect=%2Fadmin%2Fcollections%2Fposts%2F${id}`)
  expect(await storedDrafts(page)).toHaveLength(1)
})

test('signing out closes the other tabs, and the way back shows nothing', async () => {
  const { page, id } = await typist()
  // Browsers keep no page of this kind for the way back once its cookies have changed.
  const screen = await page.request.get(screenUrl(id))
  expect(screen.headers()['cache-control']).toContain('no-store')
  const other = await page.context().newPage()
  await open(other, id)
  // A click within the document, as on the link in the menu, which is closed here.
  await other.locator('a[href="/admin/logout"]').evaluate((link) => (link as HTMLElement).click())
  await other.waitForURL(/\/admin\/login$/)
  await page.waitForURL(`**/admin/login?redirect=%2Fadmin%2Fcollections%2Fposts%2F${id}`)
  expect(await page.content()).not.toMatch(/Bilow|Qarsoodi/)
  await other.goBack()
  await other.waitForURL(/\/admin\/login/)
  expect(await other.content()).not.toContain('Bilow')
})
