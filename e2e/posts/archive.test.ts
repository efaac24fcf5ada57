import { expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, visitor } from '../harness/browser.ts'
import { at } from '../harness/places.ts'

/** The index is gathered soon after the site has started. */
const READY = { timeout: 20_000, interval: 250 }

const ARCHIVE = '/resources/news/archive'

const ready = () => expect.poll(async () => (await fetch(at(ARCHIVE))).status, READY).toBe(200)

test.each([
  ['SO', 'Kaydka bil bil', /^Wararka: \p{L}+ \d{4}$/u],
  ['EN', 'Archive by month', /^News: [A-Z][a-z]+ \d{4}$/],
] as const)(
  'in %s the news lead to their months without JavaScript',
  async (language, link, title) => {
    await ready()
    const page = await visitor({ language, javaScript: false })
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
      .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''))
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter((day) => !day.startsWith(month))).toEqual([])
    expect(days).toEqual([...days].sort().reverse())
    await page.locator('main h2 a').first().click()
    await page.locator('article h1').waitFor()
  },
)

test('every list has its months, and all its texts are in them', async () => {
  await ready()
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
    const answer = await fetch(at(`${list}/archive`))
    expect([list, answer.status]).toEqual([list, 200])
    expect(await answer.text(), list).toContain(`${list}/archive/20`)
  }
})

test.each(['1999-01', '2026-13', 'x'])('the month %s is not there, and says so', async (month) => {
  await ready()
  const page = await visitor({ language: 'EN', expectedErrors: /404/ })
  expect((await page.goto(at(`${ARCHIVE}/${month}`)))?.status()).toBe(404)
  await page.getByText('Nothing was published this month').waitFor()
})

test.each(['SO', 'EN'] as const)(
  'in %s the archive is accessible on every screen',
  async (language) => {
    await ready()
    for (const dark of [false, true]) {
      const page = await visitor({ language, dark, width: SCREENS.phone })
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
] as const)('in %s an article says how long it is, and names others once', async (...row) => {
  const [language, reading, related] = row
  await ready()
  const page = await visitor({ language, javaScript: false, width: SCREENS.phone })
  await page.goto(at(ARCHIVE))
  await page.locator('main section li a').first().click()
  await page.locator('main h2 a').nth(1).click()
  const article = page.locator('article')
  expect(await article.locator('header').textContent()).toContain(reading)
  await article.getByRole('heading', { name: related }).waitFor()
  const others = page.locator('#related + ul a, aside li a')
  const paths = await others.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths).not.toContain(new URL(page.url()).pathname)
  expect(new Set(paths).size).toBe(paths.length)
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a picture of an article is enlarged in place, and is a link without JavaScript', async () => {
  await ready()
  const plain = await visitor({ language: 'EN', javaScript: false })
  await plain.goto(at(ARCHIVE))
  await plain.locator('main section li a').first().click()
  await plain.locator('main h2 a').first().click()
  const article = new URL(plain.url()).pathname
  const whole = await plain.locator('article figure a').first().getAttribute('href')
  expect((await fetch(at(whole ?? ''))).headers.get('content-type')).toMatch(/^image\//)
  const page = await visitor({ language: 'EN' })
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
  expect(await link.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe(article)
})
