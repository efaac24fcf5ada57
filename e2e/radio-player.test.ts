import { CALLS } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type FakeApiHost,
  jsonResponse,
  startFakeApiHost,
} from '../apps/site/server/testing/fake-api-host.ts'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { audioStream } from './harness/audio-stream.ts'
import { atRest, hydrated, SCREENS, type VisitorOptions, visitor } from './harness/browser.ts'
import { answersFromExamples } from './harness/servers/example-host.ts'
import { startLoneSite } from './harness/servers/lone-site.ts'

const LABELS = {
  SO: {
    region: 'Raadiyaha Ciidanka',
    listen: 'Toos u dhageyso',
    stop: 'Jooji',
    playing: 'Toos ayuu u socdaa',
    stopped: 'Waa joogsaday',
    failed: 'Hadda lama dhageysan karo.',
    again: 'Mar kale isku day',
    newTab: /^Ku fur tab cusub/,
    close: 'Xir raadiyaha',
    volume: 'Codka',
    privacy: 'Siyaasadda Asturnaanta',
  },
  EN: {
    region: 'Army radio',
    listen: 'Listen live',
    stop: 'Stop',
    playing: 'Playing live',
    stopped: 'Stopped',
    failed: 'The stream can’t be played right now.',
    again: 'Try again',
    newTab: /^Open it in a new tab/,
    close: 'Close the radio',
    volume: 'Volume',
    privacy: 'Privacy',
  },
} as const

type Language = keyof typeof LABELS

const LANGUAGES = ['SO', 'EN'] as const
/** The host of the examples lacks their pictures, and one stream fails. */
const MISSING_FILES = /404|503/

let host: FakeApiHost
let stream: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  stream = await startFakeApiHost(() => undefined)
  // The desk sets the stream, not the environment, so that the policy of each page must follow it.
  const settings = jsonResponse({
    success: true,
    data: { contact: { stream_url: `${stream.base}/live` } },
  })
  const version = jsonResponse({ success: true, data: { version: '1' } })
  host = await startFakeApiHost((request, response) => {
    const overrides = [
      [CALLS.siteSettings.path, settings],
      [CALLS.contentVersion.path, version],
    ] as const
    const override = overrides.find(([path]) => request.url?.startsWith(path))
    return (override?.[1] ?? answersFromExamples)(request, response)
  })
  site = await startLoneSite(host.base)
})

afterAll(async () => {
  await site.stop()
  await stream.close()
  await host.close()
})

/** Opens the home page, hydrated, and exposes the audio element that it plays. */
async function openHome(options: VisitorOptions & { readonly language: Language }) {
  const page = await visitor({ expectedErrors: MISSING_FILES, ...options })
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      Object.assign(window, { radio: this })
      return play.call(this)
    }
  })
  await page.goto(site.url)
  await hydrated(page)
  const labels = LABELS[options.language]
  return {
    page,
    labels,
    bar: page.getByRole('region', { name: labels.region }),
    listen: page.locator('main').getByRole('button', { name: labels.listen }),
    status: page.getByRole('region', { name: labels.region }).getByRole('status'),
  }
}

const heardSeconds = (page: Page) =>
  page.evaluate(() => (window as unknown as { radio: HTMLAudioElement }).radio.currentTime)

/** Waits until the page plays more of the stream. */
async function waitForSound(page: Page) {
  const secondsBefore = await heardSeconds(page)
  await expect.poll(() => heardSeconds(page)).toBeGreaterThan(secondsBefore)
}

test.each(LANGUAGES)(
  'in %s the radio plays, goes on while pages change, and stops for good',
  async (language) => {
    const sound = audioStream()
    stream.handler = sound.handler
    const { page, labels, bar, listen, status } = await openHome({ language })
    await listen.click()
    await expect.poll(() => status.textContent()).toBe(labels.playing)
    await waitForSound(page)
    await page.locator('footer').getByRole('link', { name: labels.privacy }).click()
    await page.waitForURL(/\/privacy/)
    await waitForSound(page)
    expect([sound.open(), sound.total()]).toEqual([1, 1])
    await bar.getByRole('button', { name: labels.stop }).click()
    await expect.poll(() => status.textContent()).toBe(labels.stopped)
    await expect.poll(() => sound.open()).toBe(0)
    await bar.getByRole('button', { name: labels.listen }).click()
    await expect.poll(() => status.textContent()).toBe(labels.playing)
    expect(sound.open()).toBe(1)
    await bar.getByRole('button', { name: labels.close }).click()
    await bar.waitFor({ state: 'detached' })
    await expect.poll(() => sound.open()).toBe(0)
  },
)

test.each(LANGUAGES)(
  'a stream that fails has an error, a link and a new try in %s',
  async (language) => {
    stream.handler = (_request, response) => void response.writeHead(503).end()
    const { page, labels, bar, listen, status } = await openHome({ language })
    await listen.click()
    await expect.poll(() => status.textContent()).toBe(labels.failed)
    const link = bar.getByRole('link', { name: labels.newTab })
    expect(await link.getAttribute('href')).toBe(`${stream.base}/live`)
    expect(await link.getAttribute('target')).toBe('_blank')
    stream.handler = audioStream().handler
    await bar.getByRole('button', { name: labels.again }).click()
    await expect.poll(() => status.textContent()).toBe(labels.playing)
    await waitForSound(page)
  },
)

test('a stream that ends has the error', async () => {
  stream.handler = (_request, response) => void response.writeHead(200).end('no sound')
  const { labels, listen, status } = await openHome({ language: 'EN' })
  await listen.click()
  await expect.poll(() => status.textContent()).toBe(labels.failed)
})

test('the player is loaded at the first press', async () => {
  stream.handler = audioStream().handler
  const { page, bar, listen } = await openHome({ language: 'EN' })
  const player = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.split('/').pop() ?? '')
        .filter((name) => name.startsWith('radio-bar'))
        .map((name) => name.split('.').pop())
        .sort(),
    )
  await atRest(page)
  expect(await player()).toEqual([])
  await listen.click()
  await bar.waitFor()
  expect(await player()).toEqual(['css', 'js'])
})

test('without JavaScript, and with the data saver, there is a link to the stream', async () => {
  for (const options of [{ javaScript: false }, { savesData: true }]) {
    const page = await visitor({ language: 'EN', expectedErrors: MISSING_FILES, ...options })
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const link = page.locator('main').getByRole('link', { name: /^Listen live/ })
    expect(await link.getAttribute('href')).toBe(`${stream.base}/live`)
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await page.getByRole('button', { name: 'Listen live' }).count()).toBe(0)
  }
})

test('the volume can be set by keys and is stored', async () => {
  stream.handler = audioStream().handler
  const { page, labels, bar, listen } = await openHome({ language: 'EN' })
  await listen.click()
  const slider = bar.getByRole('slider', { name: labels.volume })
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  const volume = () =>
    page.evaluate(() => (window as unknown as { radio: HTMLAudioElement }).radio.volume)
  await expect.poll(volume).toBe(0.95)
  await page.reload()
  await hydrated(page)
  await listen.click()
  await expect.poll(volume).toBe(0.95)
})

test.each([
  ['light', SCREENS.phone],
  ['dark', SCREENS.desktop],
])('the open player is accessible in the %s scheme at %i px', async (scheme, width) => {
  stream.handler = audioStream().handler
  const isDark = scheme === 'dark'
  const { page, labels, bar, listen } = await openHome({ language: 'EN', width, dark: isDark })
  await listen.focus()
  await page.keyboard.press('Enter')
  const stop = bar.getByRole('button', { name: labels.stop })
  await expect.poll(() => stop.evaluate((button) => button === document.activeElement)).toBe(true)
  // At the end of the page, which grows once the player's height is known, the player covers nothing that
  // axe would take for hidden.
  await page.waitForFunction(() =>
    document.documentElement.style.getPropertyValue('--radio-height'),
  )
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await accessibilityFaults(page)).toEqual([])
  await bar.getByRole('button', { name: labels.close }).press('Enter')
  expect(await listen.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await sidewaysScroll(page)).toBe(0)
})

test('on a small phone the open player hides no focus, and the page ends above it', async () => {
  stream.handler = audioStream().handler
  const { page, bar, listen } = await openHome({ language: 'SO', width: 320, height: 640 })
  await listen.click()
  await bar.waitFor()
  expect(await sidewaysScroll(page)).toBe(0)
  // The focus is scrolled clear of the player once the page knows its height, a frame later.
  await page.waitForFunction(() =>
    document.documentElement.style.getPropertyValue('--radio-height'),
  )
  await page.locator('#content').focus()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const isHidden = await page.evaluate(() => {
      const player = document.querySelector('.radio-bar')
      const focused = document.activeElement
      if (!player || !focused || player.contains(focused)) return false
      return focused.getBoundingClientRect().top >= player.getBoundingClientRect().top
    })
    expect(isHidden).toBe(false)
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [footer, player] = [await page.locator('footer').boundingBox(), await bar.boundingBox()]
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((player?.y ?? 0) + 1)
})
