import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, visitor } from '../harness/browser.ts'
import { SEEN_WITHIN } from '../harness/content.ts'
import {
  ALONE,
  ALONE_QUERY,
  createDraft,
  firstEditor,
  openScreen,
  rest,
  signIn,
  text,
} from '../harness/desk.ts'
import { storedDrafts } from '../harness/desk-session.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
  await firstEditor(await visitor({}), stack.desk)
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function editor(expectedErrors?: RegExp) {
  const page = await visitor({ expectedErrors })
  await signIn(page, stack.desk)
  return page
}

async function redirect(path: string) {
  const response = await fetch(stack.site + path, { redirect: 'manual' })
  return [response.status, response.headers.get('location')]
}

test('redirects are added by lines, and the site redirects old paths', async () => {
  const page = await editor(/status of 422/)
  expect(await redirect('/wararka/2019')).toEqual([404, null])
  await openScreen(page, `${stack.desk}/admin/collections/redirects`)
  await page.getByText('Add many at once').click()
  const lines = page.getByLabel('Redirects', { exact: true })
  await lines.fill('/wararka/2019,/resources/news\nnonsense')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Line 2:').waitFor()
  const rules = '/tag/*,/search?q=*\n/?p=*,/resources/NewsDetail/*'
  await lines.fill(`/wararka/2019,/resources/news\n/wararka.php,/contact\n${rules}`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText(/^You are publishing changes of your own/).waitFor()
  await page.getByLabel('Why you make them public alone').fill('The move of the old site.')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('4 added, 0 changed, 0 were there already.').waitFor()
  await expect.poll(() => redirect('/Wararka/2019/'), SEEN_WITHIN).toEqual([301, '/resources/news'])
  expect(await redirect('/wararka.php')).toEqual([301, '/contact'])
  expect(await redirect('/tag/nabad/page/2/')).toEqual([301, '/search?q=nabad'])
  expect(await redirect('/?p=7')).toEqual([301, '/resources/NewsDetail/7'])
  expect(await redirect('/')).toEqual([200, null])
})

test('a text typed beside an offered text is not attributed to somebody else', async () => {
  const page = await visitor()
  await signIn(page, stack.desk)
  await openScreen(page, `${stack.desk}/admin/collections/redirects/create`)
  const from = page.locator('form[data-form-ready="true"] #field-from')
  await from.fill('/hore')
  await expect.poll(() => storedDrafts(page), SEEN_WITHIN).toHaveLength(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const offer = page.getByRole('region', { name: 'You typed something here that was not saved' })
  await offer.waitFor()
  await from.fill('/kale')
  await page.getByRole('heading', { name: '/kale' }).waitFor()
  expect(await offer.innerText()).not.toContain('saved by someone since')
  await offer.getByRole('button', { name: 'Discard' }).click()
  await offer.waitFor({ state: 'detached' })
})

test('the card of an operation leads to its page, which has no draft among its news', async () => {
  const page = await editor()
  const operation = await rest<{ doc: { id: number } }>(
    page,
    'POST',
    `${stack.desk}/api/operations?confirmed=no_picture,title_without_text:so&${ALONE_QUERY}`,
    {
      so: { title: 'Olole tijaabo ah' },
      en: { title: 'A test campaign', description: 'What it is for.' },
      _status: 'published',
    },
  )
  await createDraft(page, stack.desk, {
    kind: 'news',
    en: { title: 'A draft of the campaign', content: text('…') },
    operation: operation.doc.id,
  })
  const reader = await visitor({ language: 'EN' })
  const list = `${stack.site}/resources/OperationsCampaigns`
  const isListed = async () => (await (await fetch(list)).text()).includes('Olole tijaabo ah')
  await expect.poll(isListed, SEEN_WITHIN).toBe(true)
  await reader.goto(list)
  await hydrated(reader)
  await reader.getByRole('link', { name: 'A test campaign' }).click()
  await reader.waitForURL(/a-test-campaign-\d+$/)
  await reader.getByRole('heading', { name: 'A test campaign', level: 1 }).waitFor()
  expect(await reader.locator('main').textContent()).toContain('No news about this operation')
})

/** Creates a minister with a text in both languages. */
async function createMinister(page: Page, name: string): Promise<number> {
  const texts = { name, description: text(name) }
  const data = { institution: 'ministry', role: 'minister', so: texts, en: texts, _status: 'draft' }
  return createDraft(page, stack.desk, data, 'leaders')
}

test('a new minister replaces the former one after a question', async () => {
  const page = await editor()
  const shows = async (name: string) =>
    (await (await fetch(`${stack.site}/ministry/MinistryLeadership`)).text()).includes(name)
  const publish = async (id: number) => {
    await openScreen(page, `${stack.desk}/admin/collections/leaders/${id}`)
    await page.locator('#action-save').click()
  }
  const dialog = page.getByRole('dialog')
  await publish(await createMinister(page, 'Cabdi Tusaale'))
  await dialog.getByText('There is no picture where the list shows one.').waitFor()
  await dialog.getByLabel('Why alone').fill(ALONE)
  await dialog.getByRole('button', { name: 'Yes, publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => shows('Cabdi Tusaale'), SEEN_WITHIN).toBe(true)

  await publish(await createMinister(page, 'Caasha Tusaale'))
  await dialog.getByText('This role is held by Cabdi Tusaale. Replace?').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await shows('Caasha Tusaale')).toBe(false)

  await page.locator('#action-save').click()
  await dialog.getByLabel('Why alone').fill(ALONE)
  await dialog.getByRole('button', { name: 'Yes, publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => shows('Caasha Tusaale'), SEEN_WITHIN).toBe(true)
  expect(await shows('Cabdi Tusaale')).toBe(false)
})

test('the front page shows its present order, which can be edited', async () => {
  const page = await editor()
  await openScreen(page, `${stack.desk}/admin/globals/front-page`)
  const list = page.getByRole('region', { name: 'What readers see today' }).last()
  await list.getByText('A test campaign').waitFor()
  await list.getByRole('button', { name: 'Start from this order' }).click()
  await page.locator('#field-operations').getByText('Olole tijaabo ah').waitFor()
})
