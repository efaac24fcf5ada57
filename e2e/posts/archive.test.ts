import { beforeAll, expect, test, vi } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, sharedVisitor } from '../harness/browser.ts'
import { at } from '../harness/places.ts'

/** The index is complete soon after the site has started. */
const INDEX_WAIT = { timeout: 60_000, interval: 250 }

const ARCHIVE = '/resources/news/archive'

beforeAll(() => {
  const archive = () => fetch(at(ARCHIVE))
  return vi.waitFor(async () => expect((await archive()).status).toBe(200), INDEX_WAIT)
})

test.each([
  ['SO', 'Kaydka bil bil', /^Wararka: \p{L}+ \d{4}$/u],
  ['EN', 'Archive by month', /^News: [A-Z][a-z]+ \d{4}$/],
] as const)(
  'in %s the news lead to their months without JavaScript',
  async (language, link, title) => {
    const page = await sharedVisitor({ language, javaScript: false })
    await page.goto(at('/resources/news'))
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(at(ARCHIVE))
    const months = page.locator('main section li a')
    const address = await months.first().getAttribute('href')
    await months.first().click()
    await page.waitForURL(at(address ?? ''))
    expect(await page.locator('h1').textContent()).toMatch(title)
    const month = page.url().slice(-7)
    const days = await page
      .locator('main li time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter((day) => !day.startsWith(month))).toEqual([])
    expect(days).toEqual([...days].sort().reverse())
    await page.locator('main h2 a').first().click()
    await page.locator('article h1').waitFor()
  },
)

test('every list has an archive with its months', async () => {
  for (const list of [
    '/resources/news',
    '/resources/PressRelease',
    '/resources/speeches',
    '/sna',
    '/war',
    '/resources/publications',
    '/bidstenders',
    '/resources/MediaCenter/videos',
    '/resources/MediaCenter/documents',
  ]) {
    const response = await fetch(at(`${list}/archive`))
    expect([list, response.status]).toEqual([list, 200])
    expect(await response.text(), list).toContain(`${list}/archive/20`)
  }
})

test.each(['1999-01', '2026-13', 'x'])(
  'the page of the missing month %s has a notice',
  async (month) => {
    const page = await sharedVisitor({ language: 'EN', expectedErrors: /404/ })
    expect((await page.goto(at(`${ARCHIVE}/${month}`)))?.status()).toBe(404)
    await page.getByText('Nothing was published this month').waitFor()
  },
)

test.each(['SO', 'EN'] as const)(
  'in %s the archive is accessible on every screen',
  async (language) => {
    for (const dark of [false, true]) {
      const page = await sharedVisitor({ language, dark, width: SCREENS.phone })
      await page.goto(at(ARCHIVE))
      const month = await page.locator('main section li a').first().getAttribute('href')
      for (const address of [ARCHIVE, month ?? '']) {
        await page.goto(at(address))
        for (const width of Object.values(SCREENS)) {
          await page.setViewportSize({ width, height: 800 })
          expect(await sidewaysScroll(page)).toBe(0)
          expect(await accessibilityFaults(page)).toEqual([])
        }
      }
    }
  },
)

test.each([
  ['SO', 'daqiiqo oo akhris ah', 'Wax kale oo ku saabsan'],
  ['EN', 'min read', 'More on this'],
] as const)(
  'in %s an article has its reading time, and each related article once',
  async (...row) => {
    const [language, readingTime, related] = row
    const page = await sharedVisitor({ language, javaScript: false, width: SCREENS.phone })
    await page.goto(at(ARCHIVE))
    await page.locator('main section li a').first().click()
    await page.locator('main h2 a').nth(1).click()
    await page.waitForURL(/\/resources\/NewsDetail\//)
    const article = page.locator('article')
    expect(await article.locator('header').textContent()).toContain(readingTime)
    await article.getByRole('heading', { name: related }).waitFor()
    const links = page.locator('#related + ul a, aside li a')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(paths).not.toContain(new URL(page.url()).pathname)
    expect(new Set(paths).size).toBe(paths.length)
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

test('a picture of an article opens in a dialog, and is a link without JavaScript', async () => {
  const withoutScript = await sharedVisitor({ language: 'EN', javaScript: false })
  await withoutScript.goto(at(ARCHIVE))
  await withoutScript.locator('main section li a').first().click()
  await withoutScript.locator('main h2 a').first().click()
  const article = new URL(withoutScript.url()).pathname
  const picturePath = await withoutScript.locator('article figure a').first().getAttribute('href')
  expect((await fetch(at(picturePath ?? ''))).headers.get('content-type')).toMatch(/^image\//)
  const page = await sharedVisitor({ language: 'EN' })
  await page.goto(at(article))
  await hydrated(page)
  const link = page.locator('article figure a').first()
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await dialog.locator('img').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe(article)
})
