import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import {
  createDraft,
  EDITOR,
  fillFirstAccount,
  fillFirstForm,
  firstAccountUrl,
  openScreen,
  pressUntilRefused,
  screenReady,
  signIn,
  text,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'
import { chooseDeskLanguage } from '../harness/writing-screen.ts'

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** A visitor with the desk in Somali on a phone, who has no account yet. */
async function newVisitor(expectedErrors: RegExp): Promise<Page> {
  const page = await visitor({ width: SCREENS.phone, expectedErrors })
  await chooseDeskLanguage(page, stack.desk, 'so')
  return page
}

/** An editor with the desk in Somali. */
async function editor(width: number): Promise<Page> {
  const page = await visitor({ width })
  await chooseDeskLanguage(page, stack.desk, 'so')
  await signIn(page, stack.desk)
  return page
}

/** The right edge of what a screen shows. */
async function rightEdge(page: Page): Promise<number> {
  const edges = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.querySelector('.app-header__account')?.getBoundingClientRect().right ?? 0,
  ])
  return Math.max(...edges)
}

/** Waits for a screen to settle at its width: it may have only just been opened. */
const expectNothingCutOff = (page: Page) =>
  expect.poll(() => rightEdge(page)).toBeLessThanOrEqual(SCREENS.phone)

test('a Somali browser gets the desk in Somali, and a change of the language keeps the typed text', async () => {
  const page = await visitor({ width: SCREENS.phone, locale: 'so-SO' })
  await openScreen(page, firstAccountUrl(stack.desk))
  await page.getByRole('heading', { name: 'Soo dhowow' }).waitFor()
  await screenReady(page)
  await fillFirstForm(page, EDITOR.password)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  await page.waitForFunction(
    (email) => document.querySelector<HTMLInputElement>('#field-email')?.value === email,
    EDITOR.email,
  )
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  const icon = await page.locator('link[rel="icon"]').getAttribute('href')
  const response = await page.request.get(new URL(icon ?? '', stack.desk).href)
  expect(response.headers()['content-type']).toBe('image/svg+xml; charset=utf-8')
})

test('the reason why a password is refused is readable in Somali on a phone', async () => {
  const page = await newVisitor(/400|404/)
  await openScreen(page, firstAccountUrl(stack.desk))
  await fillFirstForm(page, 'gaaban')
  const refusal = page.getByText('ugu yaraan 15 xaraf', { exact: false }).first()
  await pressUntilRefused(page.locator('form button[type="submit"]'), refusal)
  await page.getByText('Meeshan ayaa khaldan: Furaha sirta ah').first().waitFor()
})

test('the first account is created in Somali and redirected to its codes', async () => {
  const page = await newVisitor(/404/)
  await fillFirstAccount(page, stack.desk)
  await expectNothingCutOff(page)
})

test('a post is written in Somali on a phone, and nothing is cut off', async () => {
  const page = await editor(SCREENS.phone)
  await openScreen(page, `${stack.desk}/admin/collections/posts/create`)
  await page.getByText('Halkan ka bilow qoraalka', { exact: false }).first().waitFor()
  await page.locator('#field-so__title').fill('Cinwaan dheer oo ku saabsan shaqada Wasaaradda')
  await page.getByText('La kaydiyay', { exact: false }).waitFor()
  await expectNothingCutOff(page)
  await page.locator('#field-publishedAt input').click()
  const months = page.locator('.react-datepicker__month-select option')
  await expect.poll(() => months.allInnerTexts()).toContain('Noofeembar')
  expect(await page.locator('#field-publishedAt input').inputValue()).toMatch(
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
  )
})

test('the list of posts shows the state of each text', async () => {
  const page = await editor(SCREENS.desktop)
  const so = { title: 'War qabyo ah', content: text('Qoraal.') }
  await createDraft(page, stack.desk, { kind: 'news', so })
  await openScreen(page, `${stack.desk}/admin/collections/posts`)
  const row = page.locator('tbody tr', { hasText: so.title })
  await row.getByText('Soomaali: Qabyo').waitFor()
  await page.getByRole('button', { name: 'Cinwaanka' }).first().waitFor()
  expect(await page.locator('[aria-label*="[object"]').count()).toBe(0)
  expect(await row.innerText()).toContain('Ingiriis: –')
})

test('the dashboard shows the editor’s own draft and a link to a new post, and is accessible', async () => {
  const page = await editor(SCREENS.phone)
  const so = { title: 'Qabyo gaar ah', content: text('Qoraal.') }
  await createDraft(page, stack.desk, { kind: 'news', so })
  await openScreen(page, `${stack.desk}/admin`)
  const drafts = page.getByRole('region', { name: 'Qabyooyinkayga' })
  await drafts.getByRole('link', { name: so.title }).waitFor()
  expect(await accessibilityFaults(page, { part: '.dashboard-view' })).toEqual([])
  await expectNothingCutOff(page)
  await page.getByRole('link', { name: 'Qor war' }).click()
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
})

/** A table of one cell, as the text editor stores it. */
const CELL = {
  type: 'tablecell',
  version: 1,
  headerState: 0,
  colSpan: 1,
  rowSpan: 1,
  children: text('Unug.').root.children,
}
const TABLE = {
  type: 'table',
  version: 1,
  children: [{ type: 'tablerow', version: 1, children: [CELL] }],
}

test('a post without a title has a heading, no tab for the API and a labelled way out', async () => {
  const page = await editor(SCREENS.desktop)
  const id = await createDraft(page, stack.desk, { kind: 'news', so: { title: '' } })
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await page.getByRole('heading', { name: 'Cinwaan la’aan' }).waitFor()
  expect(await page.locator('.doc-tabs').innerText()).not.toContain('API')
  expect(await page.locator('.nav__log-out').textContent()).toBe('Ka bax')
})

test('the tools of a table are in Somali', async () => {
  const page = await editor(SCREENS.desktop)
  const so = { title: 'War leh jadwal', content: { root: { ...text('').root, children: [TABLE] } } }
  const id = await createDraft(page, stack.desk, { kind: 'news', so })
  await openScreen(page, `${stack.desk}/admin/collections/posts/${id}`)
  await page.locator('td', { hasText: 'Unug.' }).click()
  await page.locator('.table-cell-action-button').click()
  const menu = page.locator('.table-action-menu-dropdown')
  await menu.getByText('Tirtir jadwalka').waitFor()
  expect(await menu.innerText()).toContain('Geli saf kor')
  expect(await menu.innerText()).not.toMatch(/Insert|Delete|header/)
})
