import type { Post, Subcategory } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, SCREENS, type VisitorOptions, visitor } from '../harness/browser.ts'
import { answer, articleOf, expectExcerpt, news, titlesOf } from '../harness/content.ts'
import { at } from '../harness/places.ts'

const NEWS = '/resources/news'

const LANGUAGES = ['SO', 'EN'] as const

/** News to a page (Specification §9). */
const PAGE_SIZE = 4

async function reading(path: string, options: VisitorOptions = {}): Promise<Page> {
  const page = await visitor({ language: 'EN', ...options })
  await page.goto(at(path))
  if (options.javaScript !== false) await hydrated(page)
  return page
}

const cards = (page: Page) => page.locator('#list article')
const titles = (page: Page) => cards(page).locator('h2').allTextContents()
const chip = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^Filter the news/ })
    .getByRole('link', { name, exact: true })

/** Waits until the list shows these posts. */
async function lists(page: Page, posts: readonly Post[]): Promise<void> {
  await expect.poll(() => titles(page), { timeout: 10_000 }).toEqual(titlesOf(posts))
}

/** The second page of a subcategory that has one, with its query and its posts. */
async function secondPage() {
  const all = await news('EN')
  const subcategory = all.find(({ subcategory_name: name }) => {
    return all.filter((post) => post.subcategory_name === name).length > PAGE_SIZE
  })?.subcategory_name
  const ofIt = all.filter((post) => post.subcategory_name === subcategory)
  return {
    subcategory: subcategory ?? '',
    ofIt,
    posts: ofIt.slice(PAGE_SIZE, 2 * PAGE_SIZE),
    query: `?subcategory=${subcategory}&page=2`,
  }
}

test.each(LANGUAGES)('the news stand four to a page, the newest first, in %s', async (language) => {
  const all = await news(language)
  const pages = Math.ceil(all.length / PAGE_SIZE)
  const page = await reading(NEWS, { language })
  await lists(page, all.slice(0, PAGE_SIZE))
  await page.locator('a[rel="next"]').click()
  await lists(page, all.slice(PAGE_SIZE, 2 * PAGE_SIZE))
  await page.goto(at(`${NEWS}?page=${pages}`))
  await lists(page, all.slice((pages - 1) * PAGE_SIZE))
  expect(await page.locator('a[rel="next"]').count()).toBe(0)
})

test.each(LANGUAGES)('every subcategory is a chip after All in %s', async (language) => {
  const category = language === 'SO' ? 1 : 6
  const names = await answer<readonly Subcategory[]>(
    `subcategory/public?category_id=${category}&language=${language}`,
  )
  const page = await reading(NEWS, { language })
  const chips = page.locator('main nav:has([aria-current="true"]) a')
  const all = language === 'SO' ? 'Dhammaan' : 'All'
  expect(await chips.allTextContents()).toEqual([all, ...names.map(({ name }) => name)])
  expect(await chips.and(page.locator('[aria-current]')).textContent()).toBe(all)
})

test('a chip filters the list, is in the address and begins at the first page', async () => {
  const { subcategory, ofIt, posts } = await secondPage()
  const page = await reading(`${NEWS}?page=2`)
  await chip(page, subcategory).click()
  await lists(page, ofIt.slice(0, PAGE_SIZE))
  expect(page.url()).toBe(at(`${NEWS}?subcategory=${subcategory}`))
  expect(await chip(page, subcategory).getAttribute('aria-current')).toBe('true')
  expect(await chip(page, 'All').getAttribute('aria-current')).toBeNull()
  await page.locator('a[rel="next"]').click()
  await lists(page, posts)
  await chip(page, 'All').click()
  await lists(page, (await news('EN')).slice(0, PAGE_SIZE))
  expect(page.url()).toBe(at(NEWS))
})

test.each([true, false])(
  'a filtered page opens by its address, with JavaScript: %s',
  async (javaScript) => {
    const { query, posts, subcategory } = await secondPage()
    const page = await reading(NEWS + query, { javaScript })
    expect(await titles(page)).toEqual(titlesOf(posts))
    expect(await chip(page, subcategory).getAttribute('aria-current')).toBe('true')
    const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]')
    expect(await current.textContent()).toBe('2')
  },
)

test('chips and pages are links that work without JavaScript', async () => {
  const { subcategory, posts } = await secondPage()
  const page = await reading(NEWS, { javaScript: false })
  await chip(page, subcategory).click()
  await page.locator('a[rel="next"]').click()
  await expect.poll(() => titles(page)).toEqual(titlesOf(posts))
})

test('Back gives the page and the filter that the reader left', async () => {
  const { query, posts, ofIt, subcategory } = await secondPage()
  const page = await reading(`${NEWS}?subcategory=${subcategory}`)
  await page.locator('a[rel="next"]').click()
  await lists(page, posts)
  await cards(page).first().getByRole('link').click()
  await page.waitForURL(at(articleOf(posts[0] as Post)))
  await page.goBack()
  await lists(page, posts)
  expect(new URL(page.url()).search).toBe(query)
  await page.goBack()
  await lists(page, ofIt.slice(0, PAGE_SIZE))
})

test.each([
  'page=999&subcategory=x',
  'page=0',
  'page=-1',
  'page=1e1',
  'page=2x',
  'subcategory=<b>',
])('the nonsense %s is the first page of all news', async (query) => {
  const page = await reading(`${NEWS}?${query}`, { javaScript: false })
  expect(await titles(page)).toEqual(titlesOf((await news('EN')).slice(0, PAGE_SIZE)))
  expect(await chip(page, 'All').getAttribute('aria-current')).toBe('true')
})

test.each(LANGUAGES)(
  'an excerpt has at most 100 characters, whole words, in %s',
  async (language) => {
    const page = await reading(NEWS, { language, javaScript: false })
    const excerpts = await cards(page).locator('h2 + p').allTextContents()
    const posts = (await news(language)).slice(0, PAGE_SIZE)
    expect(excerpts).toHaveLength(PAGE_SIZE)
    for (const [place, text] of excerpts.entries()) expectExcerpt(text, posts[place], 100)
  },
)

test.each(LANGUAGES)(
  'a phone’s first screen has the first card of the news in %s',
  async (language) => {
    const page = await reading(NEWS, { language, width: SCREENS.phone, height: 740 })
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(420)
  },
)

test.each([true, false])(
  'on a phone the chosen chip is in view when the page opens, with JavaScript: %s',
  async (javaScript) => {
    const names = await answer<readonly Subcategory[]>(
      'subcategory/public?category_id=6&language=EN',
    )
    const name = names.at(-1)?.name ?? ''
    const query = `?subcategory=${encodeURIComponent(name)}`
    const page = await reading(NEWS + query, { javaScript, width: SCREENS.phone })
    const edge = async () => {
      const box = await chip(page, name).boundingBox()
      return (box?.x ?? Number.NaN) + (box?.width ?? 0)
    }
    await expect.poll(edge).toBeLessThanOrEqual(SCREENS.phone)
    expect((await chip(page, name).boundingBox())?.x).toBeGreaterThanOrEqual(0)
  },
)

test('a card is one tab stop, and all of it leads to the article', async () => {
  const [post] = await news('EN')
  const page = await reading(NEWS)
  const card = cards(page).first()
  expect(await card.locator('a, button, [tabindex]').count()).toBe(1)
  expect(await card.textContent()).toContain('Read More')
  const picture = await card.locator('img').boundingBox()
  await page.mouse.click((picture?.x ?? 0) + 20, (picture?.y ?? 0) + 20)
  await page.waitForURL(at(articleOf(post as Post)))
})

test.each(['English', 'Soomaali'])(
  'the language button %s resets filter and page',
  async (name) => {
    const from = name === 'English' ? 'SO' : 'EN'
    const to = name === 'English' ? 'EN' : 'SO'
    const [post] = await news(from)
    const page = await reading(`${NEWS}?subcategory=${post?.subcategory_name}&page=2`, {
      language: from,
    })
    await page.locator('main').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(at(NEWS))
    await lists(page, (await news(to)).slice(0, PAGE_SIZE))
    expect(await page.locator('html').getAttribute('lang')).toBe(to.toLowerCase())
  },
)

test.each([
  ['SO', 'Wararka'],
  ['EN', 'News'],
] as const)(
  'from the home page the news come without a new document in %s',
  async (language, title) => {
    const page = await reading('/', { language, width: SCREENS.phone })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator(`main a[href="${NEWS}"]:visible`).first().click()
    await page.waitForURL(at(NEWS))
    await lists(page, (await news(language)).slice(0, PAGE_SIZE))
    expect(await page.locator('h1').textContent()).toBe(title)
    expect(await page.title()).toContain(title)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
  },
)
