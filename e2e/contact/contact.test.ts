import { failedResponse } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, type VisitorOptions, visitor } from '../harness/browser.ts'
import { alertsOf, contactCalls, fillIn, MESSAGE, send, typedIn } from '../harness/contact-form.ts'
import { at } from '../harness/places.ts'

const REFUSED = /Failed to load resource/
const CALL = '**/api/contact_submit'
const EMPTY = Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, '']))

/** A visitor before the form, with all they will be told and all the page will send. */
async function writer(options: VisitorOptions) {
  const page = await visitor(options)
  const told = { alerts: alertsOf(page), calls: contactCalls(page) }
  await page.goto(at('/contact'))
  await hydrated(page)
  return { page, ...told, agreed: page.locator('#field-agreed') }
}

type Writer = Awaited<ReturnType<typeof writer>>

/** Waits for the only alert so far, and for the panel with the same words in the form's place. */
async function sentOnce({ page, alerts }: Writer, words: string) {
  await expect.poll(() => alerts).toEqual([`alert: ${words}`])
  const panel = page.locator('main [role="status"]:focus')
  await panel.waitFor()
  expect(await panel.locator('h2').textContent()).toBe(words)
  expect(await page.locator('main form').count()).toBe(0)
}

/** Waits for the only alert so far, and for the same words in the form's live region. */
async function toldOnce({ page, alerts }: Writer, words: string) {
  await expect.poll(() => alerts).toEqual([`alert: ${words}`])
  const region = page.locator('main form [role="status"] strong')
  await region.waitFor()
  expect(await region.textContent()).toBe(words)
}

test.each([
  ['SO', 'Fariinta si guul leh ayaa loo diray!', 'Dir fariin kale'],
  ['EN', 'Message sent successfully!', 'Send another message'],
] as const)(
  'in %s a message is sent, and what comes of it takes the form’s place',
  async (...row) => {
    const [language, words, again] = row
    const visit = await writer({ language })
    const { page, agreed, calls } = visit
    await fillIn(page, MESSAGE)
    await agreed.check()
    const answered = page.waitForResponse(CALL)
    await send(page)
    const answer = await answered
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toMatchObject({ success: true })
    await sentOnce(visit, words)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(calls.map((call) => call.postDataJSON())).toEqual([{ ...MESSAGE, agreed: true }])
    await page.locator('main a', { hasText: again }).click()
    await page.locator('#field-name:focus').waitFor()
    expect(await typedIn(page)).toEqual(EMPTY)
    expect(await agreed.isChecked()).toBe(false)
    expect(page.url()).toBe(at('/contact'))
  },
)

test('nothing of a try that failed is told when the next one succeeds', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: REFUSED })
  // What stands on the page while the alert is open.
  await page.addInitScript(() => {
    window.alert = (words) => {
      const told = document.querySelector('main form [role="status"]')?.textContent
      document.documentElement.dataset.alerts ??= ''
      document.documentElement.dataset.alerts += `${words} [${told}] `
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
] as const)('in %s nothing is sent without the consent', async (language, words) => {
  const visit = await writer({ language })
  const { page, agreed, calls } = visit
  await fillIn(page, MESSAGE)
  await send(page)
  await toldOnce(visit, words)
  expect(calls).toEqual([])
  expect(await typedIn(page)).toEqual(MESSAGE)
  expect(await agreed.getAttribute('aria-invalid')).toBe('true')
  expect(await agreed.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await page.locator('#field-agreed-error').textContent()).toContain(words)
})

test.each([
  ['SO', 'Way guuldarreysatay: Geli ciwaan iimayl, sida magac@tusaale.com.'],
  ['EN', 'Failed: Enter an email address, like name@example.com.'],
] as const)(
  'in %s an address that only we refuse is told with our error',
  async (language, words) => {
    const visit = await writer({ language, expectedErrors: REFUSED })
    const { page, agreed } = visit
    const fields = { ...MESSAGE, email: 'name@example' }
    await fillIn(page, fields)
    await agreed.check()
    const answered = page.waitForResponse(CALL)
    await send(page)
    expect((await answered).status()).toBe(400)
    await toldOnce(visit, words)
    expect(await typedIn(page)).toEqual(fields)
    expect(await agreed.isChecked()).toBe(true)
    const email = page.locator('#field-email')
    expect(await email.getAttribute('aria-describedby')).toBe('field-email-error')
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  },
)

test.each([
  [
    'SO',
    'Way guuldarreysatay: Fariimo badan ayaa la soo diray. Fadlan wax yar sug, ka dibna isku day.',
  ],
  ['EN', 'Failed: Too many messages have been sent. Please wait a little, then try again.'],
] as const)('in %s an error of the server is told and the text kept', async (language, words) => {
  const visit = await writer({ language, expectedErrors: REFUSED })
  const { page, agreed } = visit
  await page.route(CALL, (route) =>
    route.fulfill({ status: 429, json: failedResponse('too_many_messages') }),
  )
  await fillIn(page, MESSAGE)
  await agreed.check()
  await send(page)
  await toldOnce(visit, words)
  expect(await typedIn(page)).toEqual(MESSAGE)
})

test.each([
  ['SO', 'Codsigu wuu fashilmay: xiriirka server-ka ayaa go’ay'],
  ['EN', 'Request failed: Failed to fetch'],
] as const)('in %s a broken network is told and the text kept', async (language, words) => {
  const visit = await writer({ language, expectedErrors: REFUSED })
  const { page, agreed } = visit
  await page.route(CALL, (route) => route.abort('internetdisconnected'))
  await fillIn(page, MESSAGE)
  await agreed.check()
  await send(page)
  await toldOnce(visit, words)
  expect(await typedIn(page)).toEqual(MESSAGE)
  expect(await agreed.isChecked()).toBe(true)
})

test('a second press while a message is on its way sends nothing more', async () => {
  const visit = await writer({ language: 'EN' })
  const { page, agreed, calls } = visit
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    await answered
    await route.fulfill({ json: { success: true } })
  })
  await fillIn(page, MESSAGE)
  await agreed.check()
  await send(page)
  const button = page.locator('main form button[type="submit"][aria-disabled="true"]')
  await button.waitFor()
  expect(await button.textContent()).toBe('Sending…')
  await button.press('Enter')
  answer()
  await sentOnce(visit, 'Message sent successfully!')
  expect(calls).toHaveLength(1)
})

test('the browser asks for every field before anything is sent', async () => {
  const { page, agreed, alerts, calls } = await writer({ language: 'EN' })
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

const BUBBLES = [
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

test.each(BUBBLES)('in %s the browser says what is wrong in our words', async (...row) => {
  const [language, missing, tooLong] = row
  const { page, agreed, calls } = await writer({ language, width: 360 })
  const fields = page.locator('main form [required]')
  const said = () =>
    fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).validationMessage))
  await agreed.check()
  await send(page)
  expect(await said()).toEqual(missing)
  // The first fault stands below the navigation bar, its label with it.
  const [bar, label] = await page.evaluate(() => [
    (document.querySelector('header + nav, nav') as HTMLElement).getBoundingClientRect().bottom,
    document.querySelector('label[for="field-name"]')?.getBoundingClientRect().top,
  ])
  expect(label).toBeGreaterThan(bar ?? Number.NaN)
  await fillIn(page, { ...MESSAGE, email: 'no address', subject: 's'.repeat(301) })
  await send(page)
  expect(await said()).toEqual(['', missing[1], '', tooLong, ''])
  await fillIn(page, MESSAGE)
  expect(await said()).toEqual(['', '', '', '', ''])
  expect(calls).toEqual([])
})
