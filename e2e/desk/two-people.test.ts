import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { visitor } from '../harness/browser.ts'
import { readAs, SEEN_WITHIN } from '../harness/content.ts'
import {
  ALONE,
  ALONE_QUERY,
  addColleague,
  firstEditor,
  openScreen,
  rest,
  signIn,
} from '../harness/desk.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

const WINDOW = { width: 1600, height: 1000 }
const COLLEAGUE = {
  email: 'labaad@tusaale.example',
  password: 'tijaabo-dheer-2027',
  name: 'Qof Labaad',
  roles: ['publisher'],
}
const TITLE = 'Tusaale: waddada xeebta waa la xiray'

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  const page = await visitor(WINDOW)
  await firstEditor(page, stack.desk)
  await addColleague(page, stack.desk, COLLEAGUE)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function openAs(account: typeof COLLEAGUE | undefined, path: string, errors?: RegExp) {
  const page = await visitor({ ...WINDOW, ...(errors && { expectedErrors: errors }) })
  await signIn(page, stack.desk, account)
  await openScreen(page, `${stack.desk}/admin${path}`)
  return page
}

/** The list of what waits, on the front page of the desk. */
const waiting = (page: Page) => page.getByRole('region', { name: 'Saved and not public yet' })

const siteHas = async (words: string, path = '/') =>
  (await readAs(stack.site + path, 'SO')).html.includes(words)

/** The actions in the audit that are about a collection or a global, the newest first. */
async function audited(collection: string): Promise<string[]> {
  const page = await openAs(undefined, '')
  const url = `${stack.desk}/api/audit?where[collection][equals]=${collection}&sort=-id`
  const { docs } = await rest<{ docs: { action: string }[] }>(page, 'GET', url)
  return docs.map(({ action }) => action)
}

test('an alert that one saves stands on the front page of another, who publishes it unasked', async () => {
  const first = await openAs(undefined, '')
  const draft = { so: { title: TITLE }, _status: 'draft' }
  await rest(first, 'POST', `${stack.desk}/api/globals/alert?draft=true`, draft)
  await openScreen(first, `${stack.desk}/admin`)
  await waiting(first).getByText('a second person publishes it').waitFor()
  expect(await siteHas(TITLE)).toBe(false)

  const second = await openAs(COLLEAGUE, '')
  await waiting(second).getByText('look at it and publish it').waitFor()
  expect(await accessibilityFaults(second, { part: '.dashboard-list' })).toEqual([])
  await waiting(second).getByRole('link').click()
  await second.waitForURL(/globals\/alert/)
  await openScreen(second, second.url())
  await second.locator('#action-save').click()
  const dialog = second.locator('dialog[open]')
  await dialog.getByText(TITLE).first().waitFor()
  expect(await dialog.getByLabel('Why alone').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Yes, show it to everyone' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => siteHas(TITLE), SEEN_WITHIN).toBe(true)
  await openScreen(second, `${stack.desk}/admin`)
  expect(await waiting(second).count()).toBe(0)
  expect(await audited('alert')).toEqual(['alert.published', 'alert.changed'])
})

test('who publishes a change of their own is asked why, and what they write is kept until it is public', async () => {
  const lead = 'Horudhac oo qof keliya daabacay.'
  const page = await openAs(undefined, '/globals/about', /Failed to fetch|ERR_FAILED|submitting/)
  await page.locator('#field-so__lead').fill(lead)
  await page.locator('#action-save').click()
  const dialog = page.locator('dialog[open]')
  const publish = dialog.getByRole('button', { name: 'Yes, publish' })
  await publish.click()
  await dialog.getByRole('alert').getByText('Write at least 10 characters').waitFor()
  expect(await accessibilityFaults(page, { part: 'dialog[open]' })).toEqual([])
  await dialog.getByLabel('Why alone').fill(ALONE)
  await page.route('**/api/globals/about?**', (route) => route.abort())
  await publish.click()
  await dialog.waitFor({ state: 'detached' })
  await page.unroute('**/api/globals/about?**')
  await page.locator('#action-save').click()
  expect(await dialog.getByLabel('Why alone').inputValue()).toBe(ALONE)
  await publish.click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => siteHas(lead, '/ministry/about'), SEEN_WITHIN).toBe(true)
  expect(await audited('about')).toEqual(['about.published', 'about.publishedAlone'])
})

test('a former version that one brings back is a draft, and readers have what they had', async () => {
  const editor = await openAs(undefined, '')
  const url = `${stack.desk}/api/operations`
  const query = `confirmed=no_picture,title_without_text:so&${ALONE_QUERY}`
  const [former, newer] = ['Olole tijaabo ah oo hore', 'Olole tijaabo ah oo cusub']
  const data = { so: { title: former }, status: 'Active', _status: 'published' }
  const { doc } = await rest<{ doc: { id: number } }>(editor, 'POST', `${url}?${query}`, data)
  const changed = { so: { title: newer }, _status: 'published' }
  await rest(editor, 'PATCH', `${url}/${doc.id}?${query}`, changed)
  const versions = `where[parent][equals]=${doc.id}&sort=createdAt`
  const { docs } = await rest<{ docs: { id: number }[] }>(
    editor,
    'GET',
    `${url}/versions?${versions}`,
  )
  const page = await openAs(COLLEAGUE, `/collections/operations/${doc.id}/versions/${docs[0]?.id}`)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Brought back as a draft. Readers have what they had.').waitFor()
  const path = '/resources/OperationsCampaigns'
  await expect.poll(() => siteHas(newer, path), SEEN_WITHIN).toBe(true)
  expect(await siteHas(former, path)).toBe(false)
  await openScreen(page, `${stack.desk}/admin`)
  await waiting(page).getByText('a second person publishes it').waitFor()
})
