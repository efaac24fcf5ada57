import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { visitor } from '../harness/browser.ts'
import { fillIn, MESSAGE, send } from '../harness/contact-form.ts'
import {
  addColleague,
  EDITOR,
  firstEditor,
  giveGrace,
  openScreen,
  rest,
  screenReady,
  signIn,
  signInByPassword,
} from '../harness/desk.ts'
import { endSession, storedDrafts } from '../harness/desk-session.ts'
import { STACK_START } from '../harness/servers/empty-stack.ts'
import { type MailedStack, startMailedStack } from '../harness/servers/mailed-stack.ts'

/** A subject that a spreadsheet would execute as a formula. */
const SUBJECT = '=HYPERLINK("http://evil.example","Riix")'
const TEXT = 'Goorma ayaad furan tihiin?'
const PRESS = 'saxaafad@tusaale.example'
const SECURITY = 'amni@tusaale.example'
const PASSWORD = EDITOR.password

let stack: MailedStack
/** The message of all tests. */
let id: number

beforeAll(async () => {
  stack = await startMailedStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function reader(email: string, expectedErrors?: RegExp): Promise<Page> {
  const page = await visitor({ expectedErrors })
  await signInByPassword(page, stack.desk, { email, password: PASSWORD })
  return page
}

test('an administrator invites inbox readers of two departments, and cannot read messages', async () => {
  const page = await visitor()
  await firstEditor(page, stack.desk)
  for (const [email, department] of [
    [PRESS, 'press'],
    [SECURITY, 'security'],
  ] as const) {
    const colleague = { email, name: email, password: PASSWORD, departments: [department] }
    await addColleague(page, stack.desk, { ...colleague, roles: ['inboxReader'] }, stack.mailedLink)
  }
  giveGrace(stack.dataDir)
  stack.mail.received.length = 0
  const response = await page.request.get(`${stack.desk}/api/contact-messages`)
  expect(response.status()).toBe(403)
})

test('a message is new at the desk of its department', async () => {
  const page = await visitor({ language: 'EN', javaScript: false })
  await page.goto(`${stack.site}/contact`)
  await fillIn(page, { ...MESSAGE, department: 'press', subject: SUBJECT, message: TEXT })
  await page.locator('#field-agreed').check()
  await send(page)
  await page.locator('main [role="status"]').waitFor()
  await expect
    .poll(() => stack.mail.received.map(({ to }) => to))
    .toEqual([['press@tusaale.example']])
  const desk = await reader(PRESS)
  await openScreen(desk, `${stack.desk}/admin`)
  await desk.getByRole('link', { name: 'Press: 1' }).click()
  await desk.getByRole('link', { name: SUBJECT, exact: true }).waitFor()
  await desk.getByRole('cell').locator('.inbox-state--new').waitFor()
  expect(await accessibilityFaults(desk, { part: '.inbox-filter' })).toEqual([])
  const { docs } = await rest<{ docs: { id: number; message: string | null }[] }>(
    desk,
    'GET',
    `${stack.desk}/api/contact-messages`,
  )
  expect(docs).toMatchObject([{ message: null }])
  id = docs[0]?.id ?? 0
})

test('an inbox reader of another department cannot read it', async () => {
  const page = await reader(SECURITY)
  const url = `${stack.desk}/api/contact-messages`
  expect(await rest(page, 'GET', url)).toMatchObject({ docs: [] })
  expect((await page.request.get(`${url}/${id}`)).status()).toBe(404)
  expect((await page.request.get(`${url}/${id}/conversation`)).status()).toBe(404)
  expect(await (await page.request.get(`${url}/export`)).text()).not.toContain('HYPERLINK')
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages/${id}`)
  await page.waitForURL(/contact-messages\?notFound=/)
  expect(await page.content()).not.toContain(SUBJECT)
})

test('an inbox reader is assigned, adds a note and replies by mail', async () => {
  const page = await reader(PRESS)
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages/${id}`)
  expect(await page.locator('#field-message').inputValue()).toBe(TEXT)
  expect(await page.locator('#field-message').isDisabled()).toBe(true)
  await page.locator('#field-assignee .rs__control').click()
  await page.getByRole('option', { name: PRESS }).click()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)
  await page.getByLabel('Note', { exact: true }).fill('Weydii xafiiska.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('.inbox-item', { hasText: 'Weydii xafiiska.' }).waitFor()
  await page.getByLabel('Reply', { exact: true }).fill('Sabti ilaa Khamiis, 8.00 ilaa 16.30.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.locator('.inbox-item__delivery', { hasText: /^Mailed / }).waitFor()
  await page.locator('#field-state', { hasText: 'Answered' }).waitFor()
  expect(await accessibilityFaults(page, { part: '.inbox-panel' })).toEqual([])
  const replies = stack.mail.received.filter(({ to }) => to[0] === MESSAGE.email)
  expect(replies).toHaveLength(1)
  const { raw } = replies[0] ?? { raw: '' }
  expect(raw).toContain('From: Wasaaradda <press@tusaale.example>')
  expect(raw).toContain('Sabti ilaa Khamiis, 8.00 ilaa 16.30.')
  expect(raw).toContain(`> ${TEXT}`)
})

test('a session that ends during writing is renewed over the page, and a reload keeps the text', async () => {
  const page = await reader(PRESS, /40[134] \(/)
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages/${id}`)
  const note = page.getByLabel('Note', { exact: true })
  await note.fill('Weli waan qorayaa.')
  const isStored = async () =>
    (await storedDrafts(page)).some((key) => key.includes('contact-messages-notes'))
  await expect.poll(isStored).toBe(true)
  await page.reload()
  await page
    .getByRole('region', { name: 'You typed something here that was not saved' })
    .getByRole('button', { name: 'Take it back' })
    .click()
  await expect.poll(() => note.inputValue()).toBe('Weli waan qorayaa.')
  await endSession(page, stack.desk)
  await page.getByRole('button', { name: 'Add note' }).click()
  const password = page.locator('dialog.reauthentication [name="again-password"]')
  await password.fill(PASSWORD)
  await password.press('Enter')
  await page.locator('.inbox-item', { hasText: 'Weli waan qorayaa.' }).waitFor()
  await expect.poll(isStored).toBe(false)
})

test('a reader searches the inbox, and no address has the words', async () => {
  const page = await reader(PRESS)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const list = `${stack.desk}/admin/collections/contact-messages`
  await openScreen(page, list)
  const words = page.getByRole('searchbox', { name: 'Subject, name, e-mail, text or reference' })
  const search = async (text: string) => {
    const before = new URL(page.url()).searchParams.get('search')
    await words.fill(text)
    await words.press('Enter')
    await page.waitForURL(({ searchParams }) => (searchParams.get('search') ?? before) !== before)
    await screenReady(page)
    expect(await words.inputValue()).toBe(text)
  }
  expect(await page.locator('#search-filter-input').isVisible()).toBe(false)
  await search('furan tihiin')
  await page.getByRole('link', { name: SUBJECT, exact: true }).waitFor()
  expect(await accessibilityFaults(page, { part: '.inbox-search' })).toEqual([])
  await search('xiran')
  await page.getByRole('heading', { name: 'No Results' }).waitFor()
  await openScreen(page, `${list}?search=sealed.AAAA`)
  await page.getByRole('status').getByText('This search is over').waitFor()
  await page.getByRole('heading', { name: 'No Results' }).waitFor()
  expect(requested.filter((url) => /furan|xiran/.test(url))).toEqual([])
})

test('the export escapes a formula', async () => {
  const page = await reader(PRESS)
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages`)
  await page.getByRole('button', { name: 'Answered', exact: true }).click()
  await page.waitForURL(/where/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as CSV' }).click()
  const stream = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const csv = Buffer.concat(chunks).toString()
  expect(csv).toMatch(/^\ufeff"Number"/)
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""Riix"")"`)
})

test('the audit lists reading, notes, replies, exports and refusals', async () => {
  const page = await visitor()
  await signIn(page, stack.desk)
  const { docs } = await rest<{ docs: { action: string; whoseEmail: string; from: string }[] }>(
    page,
    'GET',
    `${stack.desk}/api/audit?limit=100&where[action][not_like]=account&sort=id`,
  )
  const actionsOf = (email: string) =>
    docs.filter(({ whoseEmail }) => whoseEmail === email).map(({ action }) => action)
  const messageActions = actionsOf(PRESS).filter((action) => action.startsWith('message.'))
  expect(messageActions).toEqual([
    'message.read',
    'message.changed',
    'message.noted',
    'message.answered',
    'message.noted',
    'message.searched',
    'message.searched',
    'message.searched',
    'message.exported',
  ])
  expect(actionsOf(SECURITY)).toContain('access.refused')
  expect(docs.map(({ from }) => from)).toContain('127.0.0.1')
  await openScreen(page, `${stack.desk}/admin/collections/audit`)
  await page.getByLabel('E-mail of the person').fill(PRESS)
  await page.getByLabel('Done', { exact: true }).selectOption('read')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.waitForURL(/whoseEmail/)
  await page.getByRole('cell', { name: 'Message: read' }).waitFor()
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  expect(await accessibilityFaults(page, { part: '.audit-filter' })).toEqual([])
  const lines = await page.request.get(`${stack.desk}/api/audit/export?format=jsonl`)
  expect(await lines.text()).toContain('"message.answered"')
})
