import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../apps/site/server/testing/fake-api-host.ts'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { SCREENS, visitor } from './harness/browser.ts'
import { answersFromExamples } from './harness/example-host.ts'
import { startLoneSite } from './harness/lone-site.ts'

const SAYS = {
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

test.each([
  ['SO', 'on'],
  ['SO', 'off'],
  ['EN', 'off'],
  ['EN', 'on'],
] as const)(
  'in %s the link says when the stream is %s, without JavaScript',
  async (language, state) => {
    stream.handler = (_request, response) => {
      const type = state === 'on' ? 'audio/mpeg' : 'text/plain'
      response.writeHead(200, { 'content-type': type }).write('.')
    }
    const page = await visitor({ language, javaScript: false, width: SCREENS.phone })
    const link = page.getByRole('link', { name: SAYS[language].live }).first()
    await expect
      .poll(
        async () => {
          await page.goto(`${site.url}/privacy`)
          return link.textContent()
        },
        { timeout: 15_000, interval: 500 },
      )
      .toContain(SAYS[language][state])
    expect(await sidewaysScroll(page)).toBe(0)
    for (const width of [320, SCREENS.desktop]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await sidewaysScroll(page)).toBe(0)
    }
  },
)

test('the link of a stream that is off is accessible', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: /404/ })
  stream.handler = (_request, response) => void response.writeHead(503).end()
  await expect
    .poll(
      async () => {
        await page.goto(`${site.url}/privacy`)
        return page.locator('body').textContent()
      },
      { timeout: 15_000, interval: 500 },
    )
    .toContain(SAYS.EN.off)
  expect(await accessibilityFaults(page)).toEqual([])
})
