import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated } from '../harness/browser.ts'
import { keeper, readUntilKept, STAYING } from '../harness/cached-pages.ts'
import { alertsOf, fillIn, MESSAGE, send, typedIn } from '../harness/contact-form.ts'
import { STACK_START } from '../harness/empty-stack.ts'
import { type MailedStack, startMailedStack } from '../harness/mailed-stack.ts'

const CALL = '**/api/contact_submit'
/** What the form says for as long as its message waits. */
const SAVED = 'Your message is saved on this device.'

let stack: MailedStack

beforeAll(async () => {
  stack = await startMailedStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** The subjects of the messages that the desk took in: it mails each once. */
const taken = () =>
  stack.mail.received.map(
    ({ raw }) => /^Subject: .*?(first|lost|kept|edited|last|wrong)/m.exec(raw)?.[1],
  )

/** A visitor before the contact form, on a device that keeps it. */
async function writer() {
  const page = await keeper({ language: 'EN' })
  const alerts = alertsOf(page)
  await readUntilKept(page, `${stack.site}/contact`, STAYING)
  return { page, alerts }
}

async function write(page: Page, subject: string, change: Readonly<Record<string, string>> = {}) {
  await fillIn(page, { ...MESSAGE, department: 'general', subject, ...change })
  await page.locator('#field-agreed').check()
  await send(page)
}

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting messages' })
const notice = (page: Page, words: string) =>
  page.locator('#notices [role="status"]', { hasText: words }).waitFor()

test('a message written without a network is kept, told, and sent once when it returns', async () => {
  const { page, alerts } = await writer()
  await page.context().setOffline(true)
  await write(page, 'first')
  await page.locator('main form [role="status"]', { hasText: SAVED }).waitFor()
  expect(alerts).toEqual(['alert: Request failed: Failed to fetch'])
  expect((await typedIn(page)).message).toBe('')
  expect(await waiting(page).locator('li').innerText()).toContain('first')
  await waiting(page).evaluate((section) => section.scrollIntoView())
  expect(
    await accessibilityFaults(page, { part: 'section[aria-label="Waiting messages"]' }),
  ).toEqual([])
  // On whichever page the sender is by then.
  await page.goto(`${stack.site}/`)
  await hydrated(page)
  await page.context().setOffline(false)
  await notice(page, 'Your message “first” was sent.')
  await page.locator('#notices button').click()
  await expect.poll(taken).toEqual(['first'])
})

test('a message whose answer was lost is not taken in a second time', async () => {
  stack.mail.received.length = 0
  const { page } = await writer()
  let tries = 0
  await page.route(CALL, async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await write(page, 'lost')
  await notice(page, 'Your message “lost” was sent.')
  await write(page, 'last')
  await expect.poll(taken).toEqual(['lost', 'last'])
})

test('a waiting message is edited, or withdrawn and never sent', async () => {
  stack.mail.received.length = 0
  const { page } = await writer()
  await page.context().setOffline(true)
  await write(page, 'kept')
  await waiting(page).getByRole('button', { name: 'Withdraw' }).click()
  await waiting(page).getByText('The message was withdrawn and will not be sent.').waitFor()
  await write(page, 'kept')
  await waiting(page).getByRole('button', { name: 'Edit' }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'field-name')
  expect(await typedIn(page)).toEqual({ ...MESSAGE, department: 'general', subject: 'kept' })
  await page.locator('#field-subject').fill('edited')
  await send(page)
  await waiting(page).getByText('edited').waitFor()
  await page.context().setOffline(false)
  await notice(page, 'Your message “edited” was sent.')
  // What was said of its waiting is no longer true.
  expect(await page.locator('main').innerText()).not.toContain(SAVED)
  expect(await page.locator('#notices').innerText()).toMatch(/Your reference: [\dA-F]{10}/)
  await expect.poll(taken).toEqual(['edited'])
})

test('a refusal at sending is told, and the words are still there', async () => {
  stack.mail.received.length = 0
  const { page } = await writer()
  await page.context().setOffline(true)
  await write(page, 'wrong', { email: 'name@example' })
  await waiting(page).getByText('wrong').waitFor()
  await page.context().setOffline(false)
  const refused = waiting(page).locator('li', { hasText: 'Your message was not accepted' })
  await refused.waitFor()
  expect(await refused.innerText()).toContain('Enter an email address')
  await page.goto(`${stack.site}/`)
  await hydrated(page)
  await notice(page, 'Your message was not accepted')
  await page.locator('#notices a', { hasText: 'See the message' }).click()
  await page.waitForURL(/\/contact/)
  await hydrated(page)
  await waiting(page).getByRole('button', { name: 'Edit' }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'field-name')
  expect((await typedIn(page)).message).toBe(MESSAGE.message)
  expect(taken()).toEqual([])
})
