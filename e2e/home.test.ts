import type { FeaturedPost, Operation, Post } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, SCREENS, visitor } from './harness/browser.ts'
import { fetchData, titlesOf } from './harness/content.ts'
import { layoutShift, MAX_LAYOUT_SHIFT, watchLayoutShifts } from './harness/layout-shift.ts'
import { openSharedPage } from './harness/open-page.ts'
import { at } from './harness/places.ts'
import { expectInView, inView, sliderNamed } from './harness/slider.ts'

const LABELS = {
  SO: { featured: 'Wararka ugu muhiimsan', latest: 'Wararkii ugu dambeeyay', videos: 'Muuqaallo' },
  EN: { featured: 'Featured news', latest: 'Latest news', videos: 'Videos' },
} as const

const LANGUAGES = ['SO', 'EN'] as const
const newsCategory = (language: 'SO' | 'EN') => (language === 'SO' ? 1 : 6)

function latestPosts(language: 'SO' | 'EN'): Promise<readonly Post[]> {
  const category = newsCategory(language)
  return fetchData(`posts/public/latest?category_id=${category}&limit=5&language=${language}`)
}

function featuredPosts(language: 'SO' | 'EN', category: number): Promise<readonly FeaturedPost[]> {
  return fetchData(`posts/public/featured?category_id=${category}&language=${language}`)
}

/** The full titles of posts, also where a shortened one is visible. */
function titles(page: Page, links: string): Promise<readonly string[]> {
  return page
    .locator(links)
    .evaluateAll((all) =>
      all.map((link) => link.querySelector('.visually-hidden')?.textContent ?? link.textContent),
    )
}

test.each(
  LANGUAGES.flatMap((language) => [true, false].map((javaScript) => ({ language, javaScript }))),
)(
  'the home page shows its four parts in $language, with JavaScript: $javaScript',
  async ({ language, javaScript }) => {
    const page = await openSharedPage('/', { language, javaScript })
    const labels = LABELS[language]
    const featured = await featuredPosts(language, newsCategory(language))
    expect(await titles(page, `section[aria-label="${labels.featured}"] article a`)).toEqual(
      titlesOf(featured),
    )
    expect(await sliderNamed(page, labels.latest).locator('article').count()).toBe(5)
    const videos = await featuredPosts(language, 5)
    const carousel = sliderNamed(page, labels.videos)
    expect(await carousel.locator('h3').allTextContents()).toEqual(titlesOf(videos))
    const operations = await fetchData<readonly Operation[]>(
      `operations/featured?language=${language}`,
    )
    const expected = operations.map(({ title, title_so }) =>
      language === 'SO' ? (title_so ?? title) : title,
    )
    const operationTitles = page.locator('section[aria-labelledby="featured-operations"] h3')
    expect(await operationTitles.allTextContents()).toEqual(expected.slice(0, 6))
    expect(await page.locator('section[aria-labelledby="partners"] li').count()).toBe(8)
  },
)

test.each(
  LANGUAGES.flatMap((language) => [true, false].map((javaScript) => ({ language, javaScript }))),
)(
  'the latest news are in reverse with the newest in view in $language, with JavaScript: $javaScript',
  async ({ language, javaScript }) => {
    const page = await openSharedPage('/', { language, javaScript })
    const slider = sliderNamed(page, LABELS[language].latest)
    await expectInView(slider, [3, 4])
    const latest = titlesOf(await latestPosts(language))
    const name = await slider.getAttribute('aria-labelledby')
    expect(await titles(page, `section[aria-labelledby="${name}"] article a`)).toEqual(
      latest.toReversed(),
    )
  },
)

test('below 1024 px the latest news are a plain list, newest first', async () => {
  const page = await openSharedPage('/', { width: 1024 })
  const newest = titlesOf(await latestPosts('EN'))
  const list = 'section[aria-labelledby="latest-list"] h3 a'
  expect(await sliderNamed(page, 'Latest news').isVisible()).toBe(true)
  expect(await page.locator(list).first().isVisible()).toBe(false)
  await page.setViewportSize({ width: 1023, height: 800 })
  expect(await page.locator('section[aria-labelledby="latest-news"]').isVisible()).toBe(false)
  expect(await page.locator(list).first().isVisible()).toBe(true)
  expect(await titles(page, list)).toEqual(newest)
})

test.each(LANGUAGES)(
  'a headline above 66 characters is cut and smaller in %s',
  async (language) => {
    const posts = [
      ...(await latestPosts(language)),
      ...(await featuredPosts(language, newsCategory(language))),
    ]
    const long = posts.filter(({ title }) => title.length > 66)
    expect(long).not.toEqual([])
    const page = await openSharedPage('/', { language })
    for (const { title } of long) {
      const headline = page.locator(`article [title="${title}"]`)
      const text = (await headline.locator('[aria-hidden]').textContent()) ?? ''
      expect(text.length).toBeLessThanOrEqual(67)
      expect(text.endsWith('…')).toBe(true)
      const start = text.slice(0, -1)
      expect(title.startsWith(start)).toBe(true)
      expect(title.slice(start.length)).toMatch(/^[\s,;:–—-]/)
      const [size, headingSize] = await headline.evaluate((span) =>
        [span, span.closest('h2, h3')].map((element) =>
          Number.parseFloat(getComputedStyle(element as Element).fontSize),
        ),
      )
      expect(size).toBeLessThan(headingSize ?? 0)
    }
  },
)

test('a headline of up to 66 characters is not cut', async () => {
  const short = (await latestPosts('EN')).find(({ title }) => title.length <= 66)
  const page = await openSharedPage('/')
  const headline = page.getByRole('heading', { name: short?.title ?? '', exact: true }).first()
  expect(await headline.textContent()).toBe(short?.title)
})

test.each([
  [1280, 3],
  [1024, 3],
  [1023, 2],
  [768, 2],
  [767, 1],
])('at %i px the carousel shows %i videos', async (width, count) => {
  const page = await openSharedPage('/', { width })
  expect(await inView(sliderNamed(page, 'Videos'))).toHaveLength(count)
})

test.each([SCREENS.phone, SCREENS.desktop])(
  'no picture of the content is twice on the home page at %i px',
  async (width) => {
    const page = await openSharedPage('/', { language: 'SO', width })
    const sources = await page
      .locator('main img:visible')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(sources.length).toBeGreaterThan(12)
    expect(sources.filter((source, place) => sources.indexOf(source) !== place)).toEqual([])
  },
)

test.each(LANGUAGES)('on a small phone the first headline is in sight in %s', async (language) => {
  const page = await openSharedPage('/', { language, width: SCREENS.phone, height: 640 })
  const box = await page.locator('main h2').first().boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
  expect(box?.y).toBeGreaterThan(0)
})

test.each(Object.values(SCREENS))(
  'nothing moves while the home page loads at %i px',
  async (width) => {
    const page = await visitor({ width })
    await watchLayoutShifts(page)
    await page.goto(at('/'), { waitUntil: 'networkidle' })
    await hydrated(page)
    await sliderNamed(page, LABELS.SO.featured).locator('button').first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await layoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
  },
)
