import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, visitor } from '../harness/browser.ts'
import { alertsOf, fillIn, MESSAGE, send, typedIn } from '../harness/contact-form.ts'
import { at } from '../harness/places.ts'

const REFUSED = /status of 400/

test.each([
  ['SO', 'Fariinta si guul leh ayaa loo diray!', 'Dir fariin kale'],
  ['EN', 'Message sent successfully!', 'Send another message'],
] as const)('in %s the form posts without JavaScript', async (language, words, again) => {
  const page = await visitor({ language, javaScript: false })
  await page.goto(at('/contact'))
  await fillIn(page, MESSAGE)
  await page.locator('#field-agreed').check()
  await send(page)
  const panel = page.locator('main [role="status"]')
  expect(await panel.locator('h2').textContent()).toBe(words)
  expect(await page.locator('main form').count()).toBe(0)
  await panel.locator('a', { hasText: again }).click()
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
  'in %s a wrong form comes back without JavaScript with all its errors and texts',
  async (language, error, lines) => {
    const page = await visitor({ language, javaScript: false, expectedErrors: REFUSED })
    await page.goto(at('/contact'))
    const fields = { ...MESSAGE, name: '   ', email: 'name@example' }
    await fillIn(page, fields)
    await send(page)
    const links = page.locator('main [role="alert"] li a')
    await expect.poll(() => links.allTextContents()).toEqual(lines)
    expect(await page.title()).toMatch(new RegExp(`^${error}`))
    expect(await typedIn(page)).toEqual(fields)
    for (const [index, id] of ['name', 'email', 'agreed'].entries()) {
      expect(await links.nth(index).getAttribute('href')).toBe(`#field-${id}`)
      expect(await page.locator(`#field-${id}`).getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator(`#field-${id}-error`).textContent()).toBe(error + lines[index])
    }
  },
)

test.each([
  ['SO', 'Fadlan geli magacaaga.'],
  ['EN', 'Enter your name.'],
] as const)(
  'in %s without JavaScript an empty form is checked in the reader’s language',
  async (language, line) => {
    const page = await visitor({ language, javaScript: false, expectedErrors: REFUSED })
    await page.goto(at('/contact'))
    await send(page)
    const links = page.locator('main [role="alert"] li a')
    expect(await links.first().textContent()).toBe(line)
    expect(await links.count()).toBe(6)
  },
)

test('a page that answers a posted form is accessible and begins with what is wrong', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: REFUSED })
  await page.goto(at('/contact'))
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('main form').evaluate((form) => (form as HTMLFormElement).submit())
  expect((await answered).status()).toBe(400)
  await page.locator('main [role="alert"]').waitFor()
  await hydrated(page)
  const summary = page.locator('main [role="alert"]:focus')
  await summary.waitFor()
  expect(await summary.locator('li').count()).toBe(6)
  expect(await accessibilityFaults(page)).toEqual([])
  // What was wrong is told no more once the reader has tried again, here with JavaScript.
  const alerts = alertsOf(page)
  await fillIn(page, MESSAGE)
  await page.locator('#field-agreed').check()
  await send(page)
  await page.locator('main [role="status"]:focus').waitFor()
  expect(alerts).toEqual(['alert: Message sent successfully!'])
  expect(await page.locator('main [role="alert"], main [aria-invalid]').count()).toBe(0)
  expect(await page.title()).not.toMatch(/^Error/)
})
