import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, sharedVisitor, visitor } from '../harness/browser.ts'
import { fillIn, formValues, MESSAGE, recordAlerts, send } from '../harness/contact-form.ts'
import { at } from '../harness/places.ts'

const BAD_REQUEST = /status of 400/

test.each([
  ['SO', 'Fariinta si guul leh ayaa loo diray!', 'Dir fariin kale'],
  ['EN', 'Message sent successfully!', 'Send another message'],
] as const)('in %s the form posts without JavaScript', async (language, text, another) => {
  const page = await sharedVisitor({ language, javaScript: false })
  await page.goto(at('/contact'))
  await fillIn(page, MESSAGE)
  await page.locator('#field-agreed').check()
  await send(page)
  await page.waitForLoadState()
  const panel = page.locator('main [role="status"]')
  expect(await panel.locator('h2').textContent()).toBe(text)
  expect(await page.locator('main form').count()).toBe(0)
  await panel.locator('a', { hasText: another }).click()
  expect(await page.locator('#field-message').inputValue()).toBe('')
})

test.each([
  [
    'SO',
    'Khalad: ',
    [
      'Fadlan geli magacaaga.',
      'Geli ciwaan iimayl, sida magac@tusaale.com.',
      'Fadlan oggolow siyaasadda ururinta xogta.',
    ],
  ],
  [
    'EN',
    'Error: ',
    [
      'Enter your name.',
      'Enter an email address, like name@example.com.',
      'Please agree to the data collection policy.',
    ],
  ],
] as const)(
  'in %s an invalid form has its errors and texts without JavaScript',
  async (language, error, errors) => {
    const page = await sharedVisitor({ language, javaScript: false, expectedErrors: BAD_REQUEST })
    await page.goto(at('/contact'))
    const fields = { ...MESSAGE, name: '   ', email: 'name@example' }
    await fillIn(page, fields)
    await send(page)
    await page.waitForLoadState()
    const links = page.locator('main [role="alert"] li a')
    await expect.poll(() => links.allTextContents()).toEqual(errors)
    expect(await page.title()).toMatch(new RegExp(`^${error}`))
    expect(await formValues(page)).toEqual(fields)
    for (const [index, id] of ['name', 'email', 'agreed'].entries()) {
      expect(await links.nth(index).getAttribute('href')).toBe(`#field-${id}`)
      expect(await page.locator(`#field-${id}`).getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator(`#field-${id}-error`).textContent()).toBe(error + errors[index])
    }
  },
)

test.each([
  ['SO', 'Fadlan geli magacaaga.'],
  ['EN', 'Enter your name.'],
] as const)(
  'in %s without JavaScript an empty form is checked in the reader’s language',
  async (language, error) => {
    const page = await sharedVisitor({ language, javaScript: false, expectedErrors: BAD_REQUEST })
    await page.goto(at('/contact'))
    await send(page)
    await page.waitForLoadState()
    const links = page.locator('main [role="alert"] li a')
    expect(await links.first().textContent()).toBe(error)
    expect(await links.count()).toBe(6)
  },
)

test('the response to an invalid posted form is accessible and focuses its errors', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: BAD_REQUEST })
  await page.goto(at('/contact'))
  const response = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('main form').evaluate((form) => (form as HTMLFormElement).submit())
  expect((await response).status()).toBe(400)
  await page.locator('main [role="alert"]').waitFor()
  await hydrated(page)
  const summary = page.locator('main [role="alert"]:focus')
  await summary.waitFor()
  expect(await summary.locator('li').count()).toBe(6)
  expect(await accessibilityFaults(page)).toEqual([])
  // The errors are gone after a valid message, here sent with JavaScript.
  const alerts = recordAlerts(page)
  await fillIn(page, MESSAGE)
  await page.locator('#field-agreed').check()
  await send(page)
  await page.locator('main [role="status"]:focus').waitFor()
  expect(alerts).toEqual(['alert: Message sent successfully!'])
  expect(await page.locator('main [role="alert"], main [aria-invalid]').count()).toBe(0)
  expect(await page.title()).not.toMatch(/^Error/)
})
