import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { visitor } from '../harness/browser.ts'
import { fillIn, MESSAGE, send } from '../harness/contact-form.ts'
import { colleague, EDITOR, firstEditor, openScreen, rest, signedIn } from '../harness/desk.ts'
import { STACK_START } from '../harness/empty-stack.ts'
import { type MailedStack, startMailedStack } from '../harness/mailed-stack.ts'

/** A subject that a spreadsheet would run. */
const SUBJECT = '=HYPERLINK("http://evil.example","Riix")'
const TEXT = 'Goorma ayaad furan tihiin?'
const PRESS = 'saxaafad@tusaale.example'
const SECURITY = 'amni@tusaale.example'
const PASSWORD = EDITOR.password

let stack: MailedStack
/** The message that these journeys, one after another, follow. */
let id: number

beforeAll(async () => {
  stack = await startMailedStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

async function reader(email: string, width?: number, expectedErrors?: RegExp): Promise<Page> {
  const page = await visitor({ width, ...(expectedErrors && { expectedErrors }) })
  const data = { email, password: PASSWORD }
  const answer = await page.request.post(`${stack.desk}/api/users/login`, { data })
  expect(answer.status()).toBe(200)
  return page
}

test('an administrator makes readers of two departments', async () => {
  const page = await visitor()
  await firstEditor(page, stack.desk)
  for (const [email, department] of [
    [PRESS, 'press'],
    [SECURITY, 'security'],
  ] as const) {
    const access = { roles: ['inboxReader'], departments: [department] }
    await colleague(
      page,
      stack.desk,
      { email, name: email, password: PASSWORD, ...access },
      stack.mailedLink,
    )
  }
  stack.mail.received.length = 0
  const answer = await page.request.get(`${stack.desk}/api/contact-messages`)
  expect(answer.status()).toBe(403)
})

test('a visitor’s message is new at the desk of its department', async () => {
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

test('the reader of another department sees nothing of it', async () => {
  const page = await reader(SECURITY)
  const address = `${stack.desk}/api/contact-messages`
  expect(await rest(page, 'GET', address)).toMatchObject({ docs: [] })
  expect((await page.request.get(`${address}/${id}`)).status()).toBe(404)
  expect((await page.request.get(`${address}/${id}/conversation`)).status()).toBe(404)
  expect(await (await page.request.get(`${address}/export`)).text()).not.toContain('HYPERLINK')
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages/${id}`)
  await page.waitForURL(/contact-messages\?notFound=/)
  expect(await page.content()).not.toContain(SUBJECT)
})

test('its reader is assigned, notes, and answers by mail', async () => {
  const page = await reader(PRESS)
  await openScreen(page, `${stack.desk}/admin/collections/contact-messages/${id}`)
  expect(await page.locator('#field-message').inputValue()).toBe(TEXT)
  expect(await page.locator('#field-message').isDisabled()).toBe(true)
  await page.locator('#field-assignee .rs__control').click()
  await page.getByRole('option', { name: PRESS }).click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
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
  expect(stack.mail.received).toHaveLength(2)
  const { to, raw } = stack.mail.received[1] ?? { to: [], raw: '' }
  expect(to).toEqual([MESSAGE.email])
  expect(raw).toContain('From: Wasaaradda <press@tusaale.example>')
  expect(raw).toContain('Sabti ilaa Khamiis, 8.00 ilaa 16.30.')
  expect(raw).toContain(`> ${TEXT}`)
})

test('a session that ends while a reader writes is begun anew over the page, and a reload keeps the text', async () => {
  const page = await reader(PRESS, undefined, /40[134] \(/)
  const address = `${stack.desk}/admin/collections/contact-messages/${id}`
  await openScreen(page, address)
  const box = () => page.getByLabel('Note', { exact: true })
  await box().fill('Weli waan qorayaa.')
  await page.reload()
  await page
    .getByRole('region', { name: 'You typed something here that was not saved' })
    .getByRole('button', { name: 'Take it back' })
    .click()
  await expect.poll(() => box().inputValue()).toBe('Weli waan qorayaa.')
  const cookies = await page.context().cookies(stack.desk)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await fetch(`${stack.desk}/api/users/logout`, { method: 'POST', headers: { cookie } })
  await page.getByRole('button', { name: 'Add note' }).click()
  const dialog = page.locator('dialog.reauthentication')
  await dialog.locator('[name="again-password"]').fill(PASSWORD)
  await dialog.locator('button[type="submit"]').click()
  await page.locator('.inbox-item', { hasText: 'Weli waan qorayaa.' }).waitFor()
  const kept = () => page.evaluate(() => JSON.stringify(localStorage).includes('qorayaa'))
  await expect.poll(kept).toBe(false)
})

test('the export’s formula is defused', async () => {
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

test('the audit says who read, noted, answered and exported, and who was refused', async () => {
  const page = await visitor()
  await signedIn(page, stack.desk)
  const { docs } = await rest<{ docs: { action: string; whoseEmail: string; from: string }[] }>(
    page,
    'GET',
    `${stack.desk}/api/audit?limit=100&where[action][not_like]=account&sort=id`,
  )
  const of = (email: string) =>
    docs.filter(({ whoseEmail }) => whoseEmail === email).map(({ action }) => action)
  const own = of(PRESS).filter((action) => action.startsWith('message.'))
  expect(own).toEqual([
    'message.read',
    'message.changed',
    'message.noted',
    'message.answered',
    'message.noted',
    'message.exported',
  ])
  expect(of(SECURITY)).toContain('access.refused')
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
