import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated } from '../harness/browser.ts'
import { ALWAYS_CACHED, cachingVisitor, visitUntilCached } from '../harness/cached-pages.ts'
import { fillIn, formValues, MESSAGE, recordAlerts, send } from '../harness/contact-form.ts'
import { STACK_START } from '../harness/servers/empty-stack.ts'
import { type MailedStack, startMailedStack } from '../harness/servers/mailed-stack.ts'

const CALL = '**/api/contact_submit'
/** The notice of the form while its message waits. */
const SAVED = 'Your message is saved on this device.'

let stack: MailedStack

beforeAll(async () => {
  stack = await startMailedStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

/** The subjects of the messages that the desk has received: it mails each once. */
const receivedSubjects = () =>
  stack.mail.received.map(
    ({ raw }) => /^Subject: .*?(first|lost|kept|edited|last|wrong)/m.exec(raw)?.[1],
  )

/** A visitor before the contact form, on a device that stores it. */
async function openForm() {
  const page = await cachingVisitor({ language: 'EN' })
  const alerts = recordAlerts(page)
  await visitUntilCached(page, `${stack.site}/contact`, ALWAYS_CACHED)
  return { page, alerts }
}

/** Sends a message and waits for its alert: until then the form may still empty its fields. */
async function write(page: Page, subject: string, change: Readonly<Record<string, string>> = {}) {
  await fillIn(page, { ...MESSAGE, department: 'general', subject, ...change })
  await page.locator('#field-agreed').check()
  const alerted = page.waitForEvent('dialog')
  await send(page)
  await alerted
}

const outbox = (page: Page) => page.getByRole('region', { name: 'Waiting messages' })
const waitForNotice = (page: Page, text: string) =>
  page.locator('#notices [role="status"]', { hasText: text }).waitFor()

test('a message written without a network is stored and shown, and sent once there is a network', async () => {
  const { page, alerts } = await openForm()
  await page.context().setOffline(true)
  await write(page, 'first')
  await page.locator('main form [role="status"]', { hasText: SAVED }).waitFor()
  expect(alerts).toEqual(['alert: Request failed: Failed to fetch'])
  expect((await formValues(page)).message).toBe('')
  expect(await outbox(page).locator('li').innerText()).toContain('first')
  await outbox(page).evaluate((section) => section.scrollIntoView())
  expect(
    await accessibilityFaults(page, { part: 'section[aria-label="Waiting messages"]' }),
  ).toEqual([])
  // The message is sent from any page.
  await page.goto(`${stack.site}/`)
  await hydrated(page)
  await page.context().setOffline(false)
  await waitForNotice(page, 'Your message “first” was sent.')
  await page.locator('#notices button').click()
  await expect.poll(receivedSubjects).toEqual(['first'])
})

test('a message is tried again where the network that has returned fails once more', async () => {
  stack.mail.received.length = 0
  const { page } = await openForm()
  await page.context().setOffline(true)
  await write(page, 'kept')
  await outbox(page).getByText('kept').waitFor()
  let tries = 0
  await page.route(CALL, (route) => {
    tries += 1
    return tries > 1 ? route.continue() : route.abort('internetdisconnected')
  })
  await page.context().setOffline(false)
  await waitForNotice(page, 'Your message “kept” was sent.')
  await expect.poll(receivedSubjects).toEqual(['kept'])
})

test('a message whose response was lost is not accepted twice', async () => {
  stack.mail.received.length = 0
  const { page } = await openForm()
  let tries = 0
  await page.route(CALL, async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await write(page, 'lost')
  await waitForNotice(page, 'Your message “lost” was sent.')
  await write(page, 'last')
  await expect.poll(receivedSubjects).toEqual(['lost', 'last'])
})

test('a waiting message can be edited, or withdrawn and is not sent', async () => {
  stack.mail.received.length = 0
  const { page } = await openForm()
  await page.context().setOffline(true)
  await write(page, 'kept')
  await outbox(page).getByRole('button', { name: 'Withdraw' }).click()
  await outbox(page).getByText('The message was withdrawn and will not be sent.').waitFor()
  await write(page, 'kept')
  await outbox(page).getByRole('button', { name: 'Edit' }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'field-name')
  expect(await formValues(page)).toEqual({ ...MESSAGE, department: 'general', subject: 'kept' })
  await page.locator('#field-subject').fill('edited')
  await send(page)
  await outbox(page).getByText('edited').waitFor()
  await page.context().setOffline(false)
  await waitForNotice(page, 'Your message “edited” was sent.')
  // The notice that it waits is gone.
  await expect.poll(() => page.locator('main').innerText()).not.toContain(SAVED)
  expect(await page.locator('#notices').innerText()).toMatch(/Your reference: [\dA-F]{10}/)
  await expect.poll(receivedSubjects).toEqual(['edited'])
})

test('a waiting message that is refused has its error, and its text stays', async () => {
  stack.mail.received.length = 0
  const { page } = await openForm()
  await page.context().setOffline(true)
  await write(page, 'wrong', { email: 'name@example' })
  await outbox(page).getByText('wrong').waitFor()
  await page.context().setOffline(false)
  const rejection = outbox(page).locator('li', { hasText: 'Your message was not accepted' })
  await rejection.waitFor()
  expect(await rejection.innerText()).toContain('Enter an email address')
  await page.goto(`${stack.site}/`)
  await hydrated(page)
  await waitForNotice(page, 'Your message was not accepted')
  await page.locator('#notices a', { hasText: 'See the message' }).click()
  await page.waitForURL(/\/contact/)
  await hydrated(page)
  await outbox(page).getByRole('button', { name: 'Edit' }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'field-name')
  expect((await formValues(page)).message).toBe(MESSAGE.message)
  expect(receivedSubjects()).toEqual([])
})
