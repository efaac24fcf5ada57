import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { SCREENS, visitor } from '../harness/browser.ts'
import {
  EDITOR,
  fillFirstAccount,
  fillFirstForm,
  firstAccountAddress,
  openScreen,
  rest,
  screenReady,
  signedIn,
  text,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/empty-stack.ts'

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** An editor who has the desk in Somali, on a phone where nothing else is told. */
async function inSomali(width: number = SCREENS.phone, expectedErrors?: RegExp): Promise<Page> {
  const page = await visitor({ width, expectedErrors })
  await page.context().addCookies([{ name: 'payload-lng', value: 'so', url: stack.desk }])
  return page
}

async function expectNothingCutOff(page: Page) {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.querySelector('.app-header__account')?.getBoundingClientRect().right ?? 0,
  ])
  expect(Math.max(...widths)).toBeLessThanOrEqual(SCREENS.phone)
}

test('a Somali browser meets the desk in Somali, and what is typed stays when the language is changed', async () => {
  const page = await visitor({ width: SCREENS.phone, locale: 'so-SO' })
  await openScreen(page, firstAccountAddress(stack.desk))
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
  const answer = await page.request.get(new URL(icon ?? '', stack.desk).href)
  expect(answer.headers()['content-type']).toBe('image/svg+xml')
})

test('why a password is refused is read on a phone, in Somali', async () => {
  const page = await inSomali(SCREENS.phone, /400|404/)
  await openScreen(page, firstAccountAddress(stack.desk))
  await fillFirstForm(page, 'gaaban')
  const refusal = page.getByText('ugu yaraan 15 xaraf', { exact: false }).first()
  // The desk looks at what was typed a moment later, and its answer then covers that of a press before.
  const isRefused = async () => {
    if (!(await refusal.isVisible())) await page.locator('form button[type="submit"]').click()
    return refusal.isVisible()
  }
  await expect.poll(isRefused, { timeout: 20_000, interval: 1_500 }).toBe(true)
  await page.getByText('Meeshan ayaa khaldan: Furaha sirta ah').waitFor()
})

test('the first account is made in Somali, and led to its codes', async () => {
  const page = await inSomali(SCREENS.phone, /404/)
  await fillFirstAccount(page, stack.desk)
  await expectNothingCutOff(page)
})

test('a post is written in Somali on a phone, and nothing is cut off', async () => {
  const page = await inSomali()
  await signedIn(page, stack.desk)
  await openScreen(page, `${stack.desk}/admin/collections/posts/create`)
  await page.getByText('Halkan ka bilow qoraalka', { exact: false }).first().waitFor()
  await page.locator('#field-so__title').fill('Cinwaan dheer oo ku saabsan shaqada Wasaaradda')
  await page.getByText('La kaydiyay', { exact: false }).waitFor()
  await expectNothingCutOff(page)
  await page.locator('#field-publishedAt input').click()
  const months = page.locator('.react-datepicker__month-select option')
  expect(await months.allInnerTexts()).toContain('Noofeembar')
  expect(await page.locator('#field-publishedAt input').inputValue()).toMatch(
    /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
  )
})

test('the list of posts says how far each text is', async () => {
  const page = await inSomali(SCREENS.desktop)
  await signedIn(page, stack.desk)
  const so = { title: 'War qabyo ah', content: text('Qoraal.') }
  await rest(page, 'POST', `${stack.desk}/api/posts?draft=true`, { kind: 'news', so })
  await openScreen(page, `${stack.desk}/admin/collections/posts`)
  const row = page.locator('tbody tr', { hasText: so.title })
  await row.getByText('Soomaali: Qabyo').waitFor()
  await page.getByRole('button', { name: 'Cinwaanka' }).first().waitFor()
  expect(await page.locator('[aria-label*="[object"]').count()).toBe(0)
  expect(await row.innerText()).toContain('Ingiriis: –')
})

test('the first page shows one’s own draft, open to everyone, with writing a press away', async () => {
  const page = await inSomali()
  await signedIn(page, stack.desk)
  const so = { title: 'Qabyo gaar ah', content: text('Qoraal.') }
  await rest(page, 'POST', `${stack.desk}/api/posts?draft=true`, { kind: 'news', so })
  await openScreen(page, `${stack.desk}/admin`)
  const drafts = page.getByRole('region', { name: 'Qabyooyinkayga' })
  await drafts.getByRole('link', { name: so.title }).waitFor()
  expect(await accessibilityFaults(page, { part: '.dashboard-view' })).toEqual([])
  await expectNothingCutOff(page)
  await page.getByRole('link', { name: 'Qor war' }).click()
  await page.locator('form[data-form-ready="true"] #field-so__title').waitFor()
})

/** A table of one cell, as the text editor keeps it. */
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

test('a text without a title has a word for it, no tab for programs, and a way out in words', async () => {
  const page = await inSomali(SCREENS.desktop)
  await signedIn(page, stack.desk)
  const data = { kind: 'news', so: { title: '' } }
  const made = await rest<{ doc: { id: number } }>(
    page,
    'POST',
    `${stack.desk}/api/posts?draft=true`,
    data,
  )
  await openScreen(page, `${stack.desk}/admin/collections/posts/${made.doc.id}`)
  await page.getByRole('heading', { name: 'Cinwaan la’aan' }).waitFor()
  expect(await page.locator('.doc-tabs').innerText()).not.toContain('API')
  expect(await page.locator('.nav__log-out').textContent()).toBe('Ka bax')
})

test('the tools of a table speak Somali', async () => {
  const page = await inSomali(SCREENS.desktop)
  await signedIn(page, stack.desk)
  const so = { title: 'War leh jadwal', content: { root: { ...text('').root, children: [TABLE] } } }
  const made = await rest<{ doc: { id: number } }>(
    page,
    'POST',
    `${stack.desk}/api/posts?draft=true`,
    { kind: 'news', so },
  )
  await openScreen(page, `${stack.desk}/admin/collections/posts/${made.doc.id}`)
  await page.locator('td', { hasText: 'Unug.' }).click()
  await page.locator('.table-cell-action-button').click()
  const menu = page.locator('.table-action-menu-dropdown')
  await menu.getByText('Tirtir jadwalka').waitFor()
  expect(await menu.innerText()).toContain('Geli saf kor')
  expect(await menu.innerText()).not.toMatch(/Insert|Delete|header/)
})
