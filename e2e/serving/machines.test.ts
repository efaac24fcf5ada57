import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, SCREENS, sharedVisitor } from '../harness/browser.ts'
import { articleOf, news } from '../harness/content.ts'
import { at } from '../harness/places.ts'

const LANGUAGES = ['SO', 'EN'] as const

/** The schema.org data of a page. */
async function structuredData(page: Page): Promise<readonly Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
}

test.each(LANGUAGES)('a feed reader finds the feeds of the pages in %s', async (language) => {
  const page = await sharedVisitor({ language, javaScript: false })
  const name = language.toLowerCase()
  for (const [path, feed] of [
    ['/', 'news'],
    ['/resources/news', 'news'],
    ['/resources/PressRelease', 'press-releases'],
    ['/bidstenders', 'tenders'],
  ] as const) {
    await page.goto(at(path))
    const link = page.locator('head link[type="application/atom+xml"]')
    expect(await link.getAttribute('href')).toBe(`/feeds/${name}/${feed}.atom`)
    const json = page.locator('head link[type="application/feed+json"]')
    const response = await fetch(at((await json.getAttribute('href')) ?? ''))
    const { items } = (await response.json()) as { items: readonly object[] }
    expect(items.length, path).toBeGreaterThan(0)
  }
})

test('the list of a subcategory has its own feed', async () => {
  const page = await sharedVisitor({ language: 'EN' })
  await page.goto(at('/resources/news'))
  await hydrated(page)
  await page
    .locator('main nav a[href*="subcategory="], main a[href*="subcategory="]')
    .first()
    .click()
  await page.waitForURL(/subcategory=/)
  const subcategory = new URL(page.url()).searchParams.get('subcategory')
  const link = page.getByRole('link', { name: `JSON Feed: News: ${subcategory}` })
  const response = await fetch(at((await link.getAttribute('href')) ?? ''))
  const { items } = (await response.json()) as { items: readonly { tags: string[] }[] }
  expect(items.length).toBeGreaterThan(0)
  for (const { tags } of items) expect(tags).toEqual([subcategory])
})

test('every link on the page of feeds works, and the calendar has a closing date', async () => {
  const page = await sharedVisitor({ language: 'EN', width: SCREENS.phone, javaScript: false })
  await page.goto(at('/feeds'))
  const links = await page.locator('main a').evaluateAll((all) => {
    return all.map((link) => (link as HTMLAnchorElement).href)
  })
  expect(links.length).toBeGreaterThan(12)
  const statuses = await Promise.all(links.map(async (link) => (await fetch(link)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const calendar = await (await fetch(at('/calendars/en/tenders.ics'))).text()
  expect(calendar).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
})

test.each(LANGUAGES)('an article in %s has a share image and structured data', async (language) => {
  const [post] = await news(language)
  if (!post) throw new Error('the sample content lacks news')
  const page = await sharedVisitor({ language })
  await page.goto(at(articleOf(post)))
  const meta = page.locator('meta[property="og:image"]').first()
  const card = (await meta.getAttribute('content')) ?? ''
  expect(card).toContain(`/cards/${language.toLowerCase()}/${post.id}-`)
  const size = await page.evaluate(async (address) => {
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
      image.src = new URL(address).pathname
    })
    return [image.naturalWidth, image.naturalHeight]
  }, card)
  expect(size).toEqual([1_200, 630])
  const [article, breadcrumbs] = await structuredData(page)
  expect([article?.['@type'], article?.headline]).toEqual(['NewsArticle', post.title])
  expect(breadcrumbs?.['@type']).toBe('BreadcrumbList')
})

test('the front page, a leader and the videos have structured data', async () => {
  const page = await sharedVisitor({ language: 'EN' })
  const kindsAt = async (path: string) => {
    await page.goto(at(path))
    return JSON.stringify(await structuredData(page))
  }
  expect(await kindsAt('/')).toContain('"GovernmentOrganization"')
  expect(await kindsAt('/ministry/MinistryLeadership')).toContain('"@type":"Person"')
  expect(await kindsAt('/resources/MediaCenter?tab=videos')).toContain('"VideoObject"')
})

test.each(LANGUAGES)(
  'the page of the calls in %s has examples that work, by keyboard too',
  async (language) => {
    const page = await sharedVisitor({ language })
    await page.goto(at('/api'))
    await hydrated(page)
    const summary = page.locator('main summary').first()
    await summary.focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('main details[open] pre').first().textContent()).toContain(
      '"success"',
    )
    const examples = await page.locator('main a[href^="/api/"]:has(code)').all()
    expect(examples.length).toBeGreaterThan(6)
    for (const example of examples) {
      const response = await fetch(at((await example.getAttribute('href')) ?? ''))
      expect([example, response.status]).toEqual([example, 200])
    }
    const document = (await (await fetch(at('/api/openapi.json'))).json()) as { openapi: string }
    expect(document.openapi).toBe('3.1.0')
  },
)

test('every address of the sitemaps leads to a page', async () => {
  // The pages of the archive exist once the index is complete.
  await expect.poll(async () => (await fetch(at('/resources/news/archive'))).status).toBe(200)
  const read = async (path: string) => (await fetch(at(path))).text()
  const locs = (text: string) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => loc)
  const pathOf = (address: string) =>
    address.replace(/^https?:\/\/[^/]+/, '').replaceAll('&amp;', '&')
  const maps = locs(await read('/sitemap.xml')).map(pathOf)
  expect(maps.length).toBeGreaterThan(8)
  const pages = (await Promise.all(maps.map(read))).flatMap(locs)
  const sampled = pages.filter((_address, index) => index % 8 === 0)
  for (const address of sampled) {
    expect([address, (await fetch(at(pathOf(address)))).status]).toEqual([address, 200])
  }
})
