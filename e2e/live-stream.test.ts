import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { SCREENS, visitor } from './harness/browser.ts'
import { readAs } from './harness/content.ts'
import { answersFromExamples } from './harness/servers/example-host.ts'
import { startLoneSite } from './harness/servers/lone-site.ts'

const LABELS = {
  SO: { live: 'TOOS', on: 'way socotaa', off: 'ma socoto' },
  EN: { live: 'LIVE', on: 'on air', off: 'off air' },
} as const

let host: FakeApiHost
let stream: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  host = await startFakeApiHost(answersFromExamples)
  stream = await startFakeApiHost(() => undefined)
  site = await startLoneSite(host.base, {
    STREAM_URL: `${stream.base}/live`,
    STREAM_CHECK_SECONDS: '1',
  })
})

afterAll(async () => {
  await site.stop()
  await stream.close()
  await host.close()
})

/** Waits until the site has checked the stream and says so. */
async function waitForState(language: 'SO' | 'EN', state: 'on' | 'off'): Promise<void> {
  const html = async () => (await readAs(`${site.url}/privacy`, language)).html
  await expect.poll(html, { interval: 100 }).toContain(LABELS[language][state])
}

test.each([
  ['SO', 'on'],
  ['SO', 'off'],
  ['EN', 'off'],
  ['EN', 'on'],
] as const)(
  'in %s the link says without JavaScript that the stream is %s',
  async (language, state) => {
    stream.handler = (_request, response) => {
      const type = state === 'on' ? 'audio/mpeg' : 'text/plain'
      response.writeHead(200, { 'content-type': type }).write('.')
    }
    await waitForState(language, state)
    const page = await visitor({ language, javaScript: false, width: SCREENS.phone })
    await page.goto(`${site.url}/privacy`)
    const link = page.getByRole('link', { name: LABELS[language].live }).first()
    expect(await link.textContent()).toContain(LABELS[language][state])
    expect(await sidewaysScroll(page)).toBe(0)
    for (const width of [320, SCREENS.desktop]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await sidewaysScroll(page)).toBe(0)
    }
  },
)

test('the link of a stream that is off is accessible', async () => {
  stream.handler = (_request, response) => void response.writeHead(503).end()
  await waitForState('EN', 'off')
  const page = await visitor({ language: 'EN', expectedErrors: /404/ })
  await page.goto(`${site.url}/privacy`)
  expect(await page.locator('body').textContent()).toContain(LABELS.EN.off)
  expect(await accessibilityFaults(page)).toEqual([])
})
