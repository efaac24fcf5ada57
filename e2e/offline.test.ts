import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { hydrated, SCREENS } from './harness/browser.ts'
import { keeper, keptKeys, readUntilKept, STAYING } from './harness/cached-pages.ts'
import { startLoneSite } from './harness/lone-site.ts'

let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  site = await startLoneSite(inject('desk'))
})

afterAll(() => site.stop())

const MARK = '#kept-copy'

/** Reads the front page and the newest article, and then loses the network. */
async function readAndLeave(page: Page, language: 'SO' | 'EN') {
  await readUntilKept(page, `${site.url}/`, STAYING)
  const link = page.locator('main a[href*="NewsDetail"]').first()
  const address = new URL((await link.getAttribute('href')) ?? '', site.url)
  await readUntilKept(page, address.href, [`${language} ${address.pathname.toLowerCase()}`])
  await page.context().setOffline(true)
  return address.href
}

const SAYS = {
  SO: {
    kept: /^Internet ma lihid\. Bogan waxaa la kaydiyay \p{L}+ \d+, \d{4}, \d\d:\d\d, waqtiga Muqdisho\./u,
    title: 'Internet la’aan',
    away: 'Internet ma lihid.',
    again: 'Mar kale isku day',
    dark: true,
  },
  EN: {
    kept: /^You are offline\. This page was saved on \w+ \d+, \d{4} at \d\d:\d\d, Mogadishu time\./,
    title: 'Offline pages',
    away: 'You are offline.',
    again: 'Try again',
    dark: false,
  },
} as const

test.each(['SO', 'EN'] as const)(
  'in %s what was read opens without a network',
  async (language) => {
    const says = SAYS[language]
    const page = await keeper({ language, dark: says.dark })
    const article = await readAndLeave(page, language)
    for (const address of [`${site.url}/`, `${site.url}/contact`, article]) {
      await page.goto(address)
      await hydrated(page)
      expect(await page.locator(MARK).innerText()).toMatch(says.kept)
      expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
      expect(await page.locator('h1').count()).toBe(1)
    }
    expect(await accessibilityFaults(page)).toEqual([])
    const picture = page.locator('main img').first()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      1,
    )

    // A page that was not kept ends at the offline page.
    await page.goto(`${site.url}/resources/speeches`)
    await hydrated(page)
    expect(await page.locator('h1').innerText()).toBe(says.title)
    expect(await page.locator('#kept-pages strong').innerText()).toBe(says.away)
    const list = page.locator('#kept-pages li a')
    const kept = await list.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    )
    expect(kept).toContain(article)
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0)
    for (const width of Object.values(SCREENS)) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
    }
    // By keyboard to a kept page, and back to what was wanted once there is a network.
    await page.locator(`#kept-pages a[href="${new URL(article).pathname}"]`).focus()
    await page.keyboard.press('Enter')
    await page.locator(MARK).waitFor()
    await page.goBack()
    await page.context().setOffline(false)
    await page.locator('#kept-pages').getByRole('link', { name: says.again }).click()
    await page.waitForURL(`${site.url}/resources/speeches`)
  },
)

test('the language is switched on a kept page, and its reader told when the network is back', async () => {
  const page = await keeper({ language: 'EN' })
  await readUntilKept(page, `${site.url}/contact`, STAYING)
  await page.context().setOffline(true)
  for (const [language, lang] of [
    ['SO', 'so'],
    ['EN', 'en'],
  ] as const) {
    await page.locator(`a[data-language="${language}"]:visible`).first().click()
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang)
    await page.locator(MARK).waitFor()
  }
  await hydrated(page)
  // The script that hears of it comes at rest.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/at-rest-[\w-]+\.js/.test(name)),
  )
  await page.context().setOffline(false)
  await page.locator('#notices [role="status"]', { hasText: 'You are back online.' }).waitFor()
  await page.locator('#notices a').click()
  await page.waitForFunction(() => document.querySelector('#kept-copy') === null)
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('what is kept is deleted when its reader wants that', async () => {
  const page = await keeper({ language: 'EN' })
  await readUntilKept(page, `${site.url}/`, STAYING)
  await page.goto(`${site.url}/offline`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Delete saved data' }).click()
  await page
    .getByText('The saved data has been deleted from this device.', { exact: false })
    .waitFor()
  expect(await keptKeys(page)).toEqual([])
})

// The last: the site is gone after it.
test('a way within the page that fails ends at a kept page, else at the offline page', async () => {
  const page = await keeper({ language: 'EN' })
  const article = await readAndLeave(page, 'EN')
  await page.context().setOffline(false)
  await page.goto(`${site.url}/`)
  await hydrated(page)
  await site.stop()
  await page
    .locator(`main a[href="${new URL(article).pathname}"]`)
    .first()
    .click()
  await page.locator(MARK).waitFor()
  expect(page.url()).toBe(article)
  await page.goto(`${site.url}/`)
  await hydrated(page)
  await page.locator('nav a[href^="/bidstenders"]:visible').first().click()
  await page.waitForURL(/\/offline\?.*from=%2Fbidstenders/)
  expect(await page.locator('h1').innerText()).toBe('Offline pages')
})
