import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCREENS, visitor } from './harness/browser.ts'
import {
  fillFirstAccount,
  fillFirstForm,
  firstAccountAddress,
  formReady,
  rest,
  signedIn,
  text,
} from './harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from './harness/empty-stack.ts'

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

test('why a password is refused is read on a phone, in Somali', async () => {
  const page = await inSomali(SCREENS.phone, /400|404/)
  await page.goto(firstAccountAddress(stack.desk))
  await formReady(page)
  await fillFirstForm(page, 'gaaban')
  await page.locator('form button[type="submit"]').click()
  await page.getByText('ugu yaraan 15 xaraf', { exact: false }).first().waitFor()
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
  await page.goto(`${stack.desk}/admin/collections/posts/create`)
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
  await page.goto(`${stack.desk}/admin/collections/posts`)
  const row = page.locator('tbody tr', { hasText: so.title })
  await row.getByText('Soomaali: Qabyo').waitFor()
  expect(await row.innerText()).toContain('Ingiriis: –')
})
