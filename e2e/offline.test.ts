import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { atRest, hydrated, SCREENS, visitor } from './harness/browser.ts'
import {
  ALWAYS_CACHED,
  cachedKeys,
  cachingVisitor,
  visitUntilCached,
} from './harness/cached-pages.ts'
import { startLoneSite } from './harness/servers/lone-site.ts'

let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  site = await startLoneSite(inject('desk'))
})

afterAll(() => site.stop())

const STORED_NOTICE = '#kept-copy'

/** Opens the front page and the newest article, and disconnects. Returns the article's URL. */
async function readAndDisconnect(page: Page, language: 'SO' | 'EN') {
  await visitUntilCached(page, `${site.url}/`, ALWAYS_CACHED)
  const link = page.locator('main a[href*="NewsDetail"]').first()
  const address = new URL((await link.getAttribute('href')) ?? '', site.url)
  await visitUntilCached(page, address.href, [`${language} ${address.pathname.toLowerCase()}`])
  await page.context().setOffline(true)
  return address.href
}

const LABELS = {
  SO: {
    stored:
      /^Internet ma lihid\. Bogan waxaa la kaydiyay \p{L}+ \d+, \d{4}, \d\d:\d\d, waqtiga Muqdisho\./u,
    title: 'Internet la’aan',
    away: 'Internet ma lihid.',
    again: 'Mar kale isku day',
    dark: true,
  },
  EN: {
    stored:
      /^You are offline\. This page was saved on \w+ \d+, \d{4} at \d\d:\d\d, Mogadishu time\./,
    title: 'Offline pages',
    away: 'You are offline.',
    again: 'Try again',
    dark: false,
  },
} as const

test.each(['SO', 'EN'] as const)(
  'in %s pages that were read open without a network',
  async (language) => {
    const labels = LABELS[language]
    const page = await cachingVisitor({ language, dark: labels.dark })
    const article = await readAndDisconnect(page, language)
    for (const address of [`${site.url}/`, `${site.url}/contact`, article]) {
      await page.goto(address)
      await hydrated(page)
      expect(await page.locator(STORED_NOTICE).innerText()).toMatch(labels.stored)
      expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
      expect(await page.locator('h1').count()).toBe(1)
    }
    expect(await accessibilityFaults(page)).toEqual([])
    const picture = page.locator('main img').first()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      1,
    )

    // A page that is not stored leads to the offline page.
    await page.goto(`${site.url}/resources/speeches`)
    await hydrated(page)
    expect(await page.locator('h1').innerText()).toBe(labels.title)
    expect(await page.locator('#kept-pages strong').innerText()).toBe(labels.away)
    const list = page.locator('#kept-pages li a')
    const stored = await list.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    )
    expect(stored).toContain(article)
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0)
    for (const width of Object.values(SCREENS)) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
    }
    // By keyboard to a stored page, and back to the missing page once there is a network.
    await page.locator(`#kept-pages a[href="${new URL(article).pathname}"]`).focus()
    await page.keyboard.press('Enter')
    await page.locator(STORED_NOTICE).waitFor()
    await page.goBack()
    await page.context().setOffline(false)
    await page.locator('#kept-pages').getByRole('link', { name: labels.again }).click()
    await page.waitForURL(`${site.url}/resources/speeches`)
  },
)

test('the language can be switched on a stored page, and a notice says when the network is back', async () => {
  const page = await cachingVisitor({ language: 'EN' })
  await visitUntilCached(page, `${site.url}/contact`, ALWAYS_CACHED)
  await page.context().setOffline(true)
  for (const [language, lang] of [
    ['SO', 'so'],
    ['EN', 'en'],
  ] as const) {
    await page.locator(`a[data-language="${language}"]:visible`).first().click()
    await page.waitForFunction((expected) => document.documentElement.lang === expected, lang)
    await page.locator(STORED_NOTICE).waitFor()
  }
  await hydrated(page)
  // The at-rest script listens for the network.
  await atRest(page)
  await page.context().setOffline(false)
  await page.locator('#notices [role="status"]', { hasText: 'You are back online.' }).waitFor()
  await page.locator('#notices a').click()
  await page.waitForFunction(() => document.querySelector('#kept-copy') === null)
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('a page whose later modules do not arrive stays as it is, without an error', async () => {
  const page = await visitor({ expectedErrors: /ERR_FAILED/ })
  await page.route(/\/at-rest-/, (route) => route.abort())
  const isMissing = page.waitForEvent('requestfailed', (request) => /at-rest-/.test(request.url()))
  await page.goto(`${site.url}/contact`)
  await hydrated(page)
  await isMissing
  await page.waitForFunction(() => document.readyState === 'complete')
  expect(await page.locator('h1').count()).toBe(1)
})

test('what is kept is deleted when its reader wants that', async () => {
  const page = await cachingVisitor({ language: 'EN' })
  await visitUntilCached(page, `${site.url}/`, ALWAYS_CACHED)
  await page.goto(`${site.url}/offline`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Delete saved data' }).click()
  await page
    .getByText('The saved data has been deleted from this device.', { exact: false })
    .waitFor()
  expect(await cachedKeys(page)).toEqual([])
})

// This test is the last, since it stops the site.
test('a link that fails leads to the stored page, or else to the offline page', async () => {
  const page = await cachingVisitor({ language: 'EN' })
  const article = await readAndDisconnect(page, 'EN')
  await page.context().setOffline(false)
  await page.goto(`${site.url}/`)
  await hydrated(page)
  await site.stop()
  await page
    .locator(`main a[href="${new URL(article).pathname}"]`)
    .first()
    .click()
  await page.locator(STORED_NOTICE).waitFor()
  expect(page.url()).toBe(article)
  await page.goto(`${site.url}/`)
  await hydrated(page)
  // Only then is a link whose script is missing followed by a document.
  await atRest(page)
  await page.locator('nav a[href^="/bidstenders"]:visible').first().click()
  await page.waitForURL(/\/offline\?.*from=%2Fbidstenders/)
  expect(await page.locator('h1').innerText()).toBe('Offline pages')
})
