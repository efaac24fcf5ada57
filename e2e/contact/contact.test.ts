import { failedResponse } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, type VisitorOptions, visitor } from '../harness/browser.ts'
import {
  fillIn,
  formValues,
  MESSAGE,
  recordAlerts,
  recordContactCalls,
  send,
} from '../harness/contact-form.ts'
import { at } from '../harness/places.ts'

const FAILED_REQUESTS = /Failed to load resource/
const CALL = '**/api/contact_submit'
const EMPTY = Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, '']))

/** Opens the form, and records the alerts and calls of the page. */
async function openForm(options: VisitorOptions) {
  const page = await visitor(options)
  const records = { alerts: recordAlerts(page), calls: recordContactCalls(page) }
  await page.goto(at('/contact'))
  await hydrated(page)
  return { page, ...records, agreed: page.locator('#field-agreed') }
}

type OpenForm = Awaited<ReturnType<typeof openForm>>

/** Waits for the only alert so far, and for the panel with its text in the place of the form. */
async function expectSent({ page, alerts }: OpenForm, text: string) {
  await expect.poll(() => alerts).toEqual([`alert: ${text}`])
  const panel = page.locator('main [role="status"]:focus')
  await panel.waitFor()
  expect(await panel.locator('h2').textContent()).toBe(text)
  expect(await page.locator('main form').count()).toBe(0)
}

/** Waits for the only alert so far, and for its text in the live region of the form. */
async function expectError({ page, alerts }: OpenForm, text: string) {
  await expect.poll(() => alerts).toEqual([`alert: ${text}`])
  const region = page.locator('main form [role="status"] strong')
  await region.waitFor()
  expect(await region.textContent()).toBe(text)
}

test.each([
  ['SO', 'Fariinta si guul leh ayaa loo diray!', 'Dir fariin kale'],
  ['EN', 'Message sent successfully!', 'Send another message'],
] as const)('in %s a message is sent, and its result replaces the form', async (...row) => {
  const [language, text, another] = row
  const form = await openForm({ language })
  const { page, agreed, calls } = form
  await fillIn(page, MESSAGE)
  await agreed.check()
  const responded = page.waitForResponse(CALL)
  await send(page)
  const response = await responded
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({ success: true })
  await expectSent(form, text)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(calls.map((call) => call.postDataJSON())).toEqual([{ ...MESSAGE, agreed: true }])
  await page.locator('main a', { hasText: another }).click()
  await page.locator('#field-name:focus').waitFor()
  expect(await formValues(page)).toEqual(EMPTY)
  expect(await agreed.isChecked()).toBe(false)
  expect(page.url()).toBe(at('/contact'))
})

test('the error of a failed try is gone when the next one succeeds', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: FAILED_REQUESTS })
  // Records the live region while an alert is open.
  await page.addInitScript(() => {
    window.alert = (text) => {
      const status = document.querySelector('main form [role="status"]')?.textContent
      document.documentElement.dataset.alerts ??= ''
      document.documentElement.dataset.alerts += `${text} [${status}] `
    }
  })
  await page.goto(at('/contact'))
  await hydrated(page)
  await page.route(CALL, (route) =>
    route.fulfill({ status: 503, json: failedResponse('unavailable') }),
  )
  await fillIn(page, MESSAGE)
  await page.locator('#field-agreed').check()
  await send(page)
  await page.locator('main form [role="status"] strong', { hasText: /^Failed: / }).waitFor()
  await page.unroute(CALL)
  await page.route(CALL, (route) =>
    route.fulfill({ json: { success: true, reference: '4F2A91C30B' } }),
  )
  await send(page)
  await page.locator('main [role="status"]:focus').waitFor()
  expect(await page.locator('main').innerText()).not.toContain('Failed')
  expect(await page.locator('main [role="status"]:focus').innerText()).toContain(
    'Your reference: 4F2A91C30B',
  )
  expect(await page.evaluate(() => document.documentElement.dataset.alerts)).toMatch(
    /^Failed: .* \[\] Message sent successfully! \[\] $/,
  )
})

test.each([
  ['SO', 'Fadlan oggolow siyaasadda ururinta xogta.'],
  ['EN', 'Please agree to the data collection policy.'],
] as const)('in %s no message is sent without the consent', async (language, text) => {
  const form = await openForm({ language })
  const { page, agreed, calls } = form
  await fillIn(page, MESSAGE)
  await send(page)
  await expectError(form, text)
  expect(calls).toEqual([])
  expect(await formValues(page)).toEqual(MESSAGE)
  expect(await agreed.getAttribute('aria-invalid')).toBe('true')
  expect(await agreed.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await page.locator('#field-agreed-error').textContent()).toContain(text)
})

test.each([
  ['SO', 'Way guuldarreysatay: Geli ciwaan iimayl, sida magac@tusaale.com.'],
  ['EN', 'Failed: Enter an email address, like name@example.com.'],
] as const)(
  'in %s an address that only the server refuses has its error',
  async (language, text) => {
    const form = await openForm({ language, expectedErrors: FAILED_REQUESTS })
    const { page, agreed } = form
    const fields = { ...MESSAGE, email: 'name@example' }
    await fillIn(page, fields)
    await agreed.check()
    const responded = page.waitForResponse(CALL)
    await send(page)
    expect((await responded).status()).toBe(400)
    await expectError(form, text)
    expect(await formValues(page)).toEqual(fields)
    expect(await agreed.isChecked()).toBe(true)
    const email = page.locator('#field-email:focus')
    await email.waitFor()
    expect(await email.getAttribute('aria-describedby')).toBe('field-email-error')
  },
)

test.each([
  [
    'SO',
    'Way guuldarreysatay: Fariimo badan ayaa la soo diray. Fadlan wax yar sug, ka dibna isku day.',
  ],
  ['EN', 'Failed: Too many messages have been sent. Please wait a little, then try again.'],
] as const)('in %s an error of the server is shown and the text stays', async (language, text) => {
  const form = await openForm({ language, expectedErrors: FAILED_REQUESTS })
  const { page, agreed } = form
  await page.route(CALL, (route) =>
    route.fulfill({ status: 429, json: failedResponse('too_many_messages') }),
  )
  await fillIn(page, MESSAGE)
  await agreed.check()
  await send(page)
  await expectError(form, text)
  expect(await formValues(page)).toEqual(MESSAGE)
})

test.each([
  ['SO', 'Codsigu wuu fashilmay: xiriirka server-ka ayaa go’ay'],
  ['EN', 'Request failed: Failed to fetch'],
] as const)('in %s a network error is shown and the text stays', async (language, text) => {
  const form = await openForm({ language, expectedErrors: FAILED_REQUESTS })
  const { page, agreed } = form
  await page.route(CALL, (route) => route.abort('internetdisconnected'))
  await fillIn(page, MESSAGE)
  await agreed.check()
  await send(page)
  await expectError(form, text)
  expect(await formValues(page)).toEqual(MESSAGE)
  expect(await agreed.isChecked()).toBe(true)
})

test('a second press while a message is being sent does not send it again', async () => {
  const form = await openForm({ language: 'EN' })
  const { page, agreed, calls } = form
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    await released
    await route.fulfill({ json: { success: true } })
  })
  await fillIn(page, MESSAGE)
  await agreed.check()
  await send(page)
  const button = page.locator('main form button[type="submit"][aria-disabled="true"]')
  await button.waitFor()
  expect(await button.textContent()).toBe('Sending…')
  await button.press('Enter')
  release()
  await expectSent(form, 'Message sent successfully!')
  expect(calls).toHaveLength(1)
})

test('the browser requires every field before it sends', async () => {
  const { page, agreed, alerts, calls } = await openForm({ language: 'EN' })
  await agreed.check()
  await send(page)
  const wrong = page.locator('main form :is(input, select, textarea):invalid')
  const names = () => wrong.evaluateAll((fields) => fields.map((field) => field.id))
  const required = ['name', 'email', 'department', 'subject', 'message'].map((id) => `field-${id}`)
  expect(await names()).toEqual(required)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-name')
  await fillIn(page, { ...MESSAGE, email: 'not an address' })
  await send(page)
  expect(await names()).toEqual(['field-email'])
  expect([alerts, calls]).toEqual([[], []])
})

const VALIDATION = [
  [
    'SO',
    [
      'Fadlan geli magacaaga.',
      'Geli ciwaan iimayl, sida magac@tusaale.com.',
      'Fadlan ka dooro waax liiska.',
      'Fadlan geli mawduuca.',
      'Fadlan qor fariintaada.',
    ],
    'Mawduucu waa inuusan ka badnaan 300 oo xaraf.',
  ],
  [
    'EN',
    [
      'Enter your name.',
      'Enter an email address, like name@example.com.',
      'Choose a department from the list.',
      'Enter a subject.',
      'Enter your message.',
    ],
    'The subject must be 300 characters or fewer.',
  ],
] as const

test.each(VALIDATION)('in %s the browser shows the errors of the site', async (...row) => {
  const [language, missing, tooLong] = row
  const { page, agreed, calls } = await openForm({ language, width: 360 })
  const fields = page.locator('main form [required]')
  const validationMessages = () =>
    fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).validationMessage))
  await agreed.check()
  await send(page)
  expect(await validationMessages()).toEqual(missing)
  // The first invalid field and its label are below the navigation bar.
  const [bar, label] = await page.evaluate(() => [
    (document.querySelector('header + nav, nav') as HTMLElement).getBoundingClientRect().bottom,
    document.querySelector('label[for="field-name"]')?.getBoundingClientRect().top,
  ])
  expect(label).toBeGreaterThan(bar ?? Number.NaN)
  await fillIn(page, { ...MESSAGE, email: 'no address', subject: 's'.repeat(301) })
  await send(page)
  expect(await validationMessages()).toEqual(['', missing[1], '', tooLong, ''])
  await fillIn(page, MESSAGE)
  expect(await validationMessages()).toEqual(['', '', '', '', ''])
  expect(calls).toEqual([])
})
