import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, visitor } from '../harness/browser.ts'
import { alertsOf, fillIn, MESSAGE, send, typedIn } from '../harness/contact-form.ts'
import { answersFromExamples } from '../harness/example-host.ts'
import { startLoneSite } from '../harness/lone-site.ts'

const REFUSED = /Failed to load resource/
const TAKEN = '{"success":true,"reference":"4F2A91C30B"}'
const TRAP = '[name="homepage"]'

let host: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  host = await startFakeApiHost((request, response) => {
    if (request.url !== '/api/contact_submit') return answersFromExamples(request, response)
    response.writeHead(200, { 'content-type': 'application/json' }).end(TAKEN)
  })
  site = await startLoneSite(host.base)
})
afterAll(async () => {
  await site.stop()
  await host.close()
})

const sent = () => host.requestLines.filter((line) => line.startsWith('POST')).length

test.each([
  ['SO', 'Meel qarsoon oo foomka ah ayaa la buuxiyey', 'Fariinta si guul leh ayaa loo diray!'],
  ['EN', 'A hidden field of the form was filled in', 'Message sent successfully!'],
] as const)(
  'in %s without JavaScript a filled trap is told, keeps the text, and is gone the second time',
  async (language, words, thanks) => {
    const page = await visitor({ language, javaScript: false, expectedErrors: REFUSED })
    await page.goto(`${site.url}/contact`)
    await fillIn(page, { ...MESSAGE, homepage: 'https://spam.example' })
    await page.locator('#field-agreed').check()
    const before = sent()
    await send(page)
    expect(await page.locator('main [role="alert"]').textContent()).toContain(words)
    expect(sent()).toBe(before)
    expect(await typedIn(page)).toEqual(MESSAGE)
    expect(await page.locator(TRAP).inputValue()).toBe('')
    await page.locator('#field-agreed').check()
    await send(page)
    expect(await page.locator('main [role="status"] h2').textContent()).toBe(thanks)
    expect(await page.locator('main [role="status"] p strong').textContent()).toBe('4F2A91C30B')
    expect(sent()).toBe(before + 1)
  },
)

test.each(['/contact', '/resources/media-request'])(
  'nobody meets the trap of %s by eye, by key or by ear',
  async (path) => {
    const page = await visitor({ language: 'EN' })
    await page.goto(site.url + path)
    await hydrated(page)
    const trap = page.locator(TRAP)
    const box = await trap.evaluate((input) => {
      const { width, height } = (input.parentElement as HTMLElement).getBoundingClientRect()
      return { width, height }
    })
    expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(1)
    expect(await page.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    const reached = new Set<string>()
    await page.locator('#field-name').focus()
    for (let pressed = 0; pressed < 30; pressed++) {
      reached.add(
        await page.evaluate(() => (document.activeElement as HTMLInputElement)?.name ?? ''),
      )
      await page.keyboard.press('Tab')
    }
    expect([...reached]).toContain('agreed')
    expect([...reached]).not.toContain('homepage')
  },
)

test('a form that a browser filled in is sent at once', async () => {
  const page = await visitor({ language: 'EN' })
  // A page that has just begun, however slow this machine is.
  await page.addInitScript(() => {
    performance.now = () => 500
  })
  await page.goto(`${site.url}/contact`)
  await hydrated(page)
  const alerts = alertsOf(page)
  await fillIn(page, MESSAGE)
  await page.locator('#field-agreed').check()
  const answered = page.waitForResponse('**/api/contact_submit')
  await page.locator('main form button[type="submit"]').click()
  const answer = await answered
  expect(answer.request().postDataJSON()).toMatchObject({ form_age: 500 })
  expect(answer.status()).toBe(200)
  await expect.poll(() => alerts).toEqual(['alert: Message sent successfully!'])
})

test('too many messages are refused without JavaScript with a time to come back, text and all', async () => {
  const post = (message: string) =>
    fetch(`${site.url}/contact?language=EN`, {
      method: 'POST',
      body: new URLSearchParams({ ...MESSAGE, message, agreed: 'on' }),
    })
  let answer = await post('the first one')
  for (let more = 0; more < 25 && answer.status === 200; more++) answer = await post(`one, ${more}`)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const text = await answer.text()
  expect(text).toContain('Too many messages have been sent.')
  expect(text).toContain('one, ')
})
