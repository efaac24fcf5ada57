import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, sharedVisitor, visitor } from '../harness/browser.ts'
import { fillIn, formValues, MESSAGE, recordAlerts, send } from '../harness/contact-form.ts'
import { answersFromExamples } from '../harness/servers/example-host.ts'
import { startLoneSite } from '../harness/servers/lone-site.ts'

const FAILED_REQUESTS = /Failed to load resource/
const ACCEPTED = '{"success":true,"reference":"4F2A91C30B"}'
const HONEYPOT = '[name="homepage"]'

let host: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  host = await startFakeApiHost((request, response) => {
    if (request.url !== '/api/contact_submit') return answersFromExamples(request, response)
    response.writeHead(200, { 'content-type': 'application/json' }).end(ACCEPTED)
  })
  site = await startLoneSite(host.base)
})
afterAll(async () => {
  await site.stop()
  await host.close()
})

const sentCount = () => host.requestLines.filter((line) => line.startsWith('POST')).length

test.each([
  ['SO', 'Meel qarsoon oo foomka ah ayaa la buuxiyey', 'Fariinta si guul leh ayaa loo diray!'],
  ['EN', 'A hidden field of the form was filled in', 'Message sent successfully!'],
] as const)(
  'in %s without JavaScript a filled honeypot is an error that keeps the text, and is emptied',
  async (language, error, success) => {
    const page = await visitor({ language, javaScript: false, expectedErrors: FAILED_REQUESTS })
    await page.goto(`${site.url}/contact`)
    await fillIn(page, { ...MESSAGE, homepage: 'https://spam.example' })
    await page.locator('#field-agreed').check()
    const countBefore = sentCount()
    await send(page)
    await page.waitForLoadState()
    expect(await page.locator('main [role="alert"]').textContent()).toContain(error)
    expect(sentCount()).toBe(countBefore)
    expect(await formValues(page)).toEqual(MESSAGE)
    expect(await page.locator(HONEYPOT).inputValue()).toBe('')
    await page.locator('#field-agreed').check()
    await send(page)
    await page.waitForLoadState()
    expect(await page.locator('main [role="status"] h2').textContent()).toBe(success)
    expect(await page.locator('main [role="status"] p strong').textContent()).toBe('4F2A91C30B')
    expect(sentCount()).toBe(countBefore + 1)
  },
)

test.each(['/contact', '/resources/media-request'])(
  'the honeypot of %s is hidden from eye, keyboard and screen reader',
  async (path) => {
    const page = await sharedVisitor({ language: 'EN' })
    await page.goto(site.url + path)
    await hydrated(page)
    const honeypot = page.locator(HONEYPOT)
    const box = await honeypot.evaluate((input) => {
      const { width, height } = (input.parentElement as HTMLElement).getBoundingClientRect()
      return { width, height }
    })
    expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(1)
    expect(await page.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    const focusedNames = new Set<string>()
    await page.locator('#field-name').focus()
    for (let step = 0; step < 30; step++) {
      focusedNames.add(
        await page.evaluate(() => (document.activeElement as HTMLInputElement)?.name ?? ''),
      )
      await page.keyboard.press('Tab')
    }
    expect([...focusedNames]).toContain('agreed')
    expect([...focusedNames]).not.toContain('homepage')
  },
)

test('a form that a browser has filled can be sent at once', async () => {
  const page = await visitor({ language: 'EN' })
  // The page seems just opened on any machine.
  await page.addInitScript(() => {
    performance.now = () => 500
  })
  await page.goto(`${site.url}/contact`)
  await hydrated(page)
  const alerts = recordAlerts(page)
  await fillIn(page, MESSAGE)
  await page.locator('#field-agreed').check()
  const responded = page.waitForResponse('**/api/contact_submit')
  await page.locator('main form button[type="submit"]').click()
  const response = await responded
  expect(response.request().postDataJSON()).toMatchObject({ form_age: 500 })
  expect(response.status()).toBe(200)
  await expect.poll(() => alerts).toEqual(['alert: Message sent successfully!'])
})

test('too many messages are refused without JavaScript with a time to retry and the text', async () => {
  const post = (message: string) =>
    fetch(`${site.url}/contact?language=EN`, {
      method: 'POST',
      body: new URLSearchParams({ ...MESSAGE, message, agreed: 'on' }),
    })
  let response = await post('the first one')
  for (let index = 0; index < 25 && response.status === 200; index++)
    response = await post(`one, ${index}`)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const text = await response.text()
  expect(text).toContain('Too many messages have been sent.')
  expect(text).toContain('one, ')
})
