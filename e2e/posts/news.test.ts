import type { Post, Subcategory } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SCREENS } from '../harness/browser.ts'
import { articleOf, expectExcerpt, fetchData, news, titlesOf } from '../harness/content.ts'
import { openPage, openSharedPage } from '../harness/open-page.ts'
import { at } from '../harness/places.ts'

const NEWS = '/resources/news'

const LANGUAGES = ['SO', 'EN'] as const

/** News to a page (Specification §9). */
const PAGE_SIZE = 4

const cards = (page: Page) => page.locator('#list article')
const titles = (page: Page) => cards(page).locator('h2').allTextContents()
const chip = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^Filter the news/ })
    .getByRole('link', { name, exact: true })

/** Waits until the list shows these posts. */
async function expectList(page: Page, posts: readonly Post[]): Promise<void> {
  await expect.poll(() => titles(page)).toEqual(titlesOf(posts))
}

/** The second page of a subcategory that has one, with its query and its posts. */
async function secondPage() {
  const all = await news('EN')
  const subcategory = all.find(({ subcategory_name: name }) => {
    return all.filter((post) => post.subcategory_name === name).length > PAGE_SIZE
  })?.subcategory_name
  const filtered = all.filter((post) => post.subcategory_name === subcategory)
  return {
    subcategory: subcategory ?? '',
    filtered,
    posts: filtered.slice(PAGE_SIZE, 2 * PAGE_SIZE),
    query: `?subcategory=${subcategory}&page=2`,
  }
}

test.each(LANGUAGES)('the news are four a page, the newest first, in %s', async (language) => {
  const all = await news(language)
  const pages = Math.ceil(all.length / PAGE_SIZE)
  const page = await openSharedPage(NEWS, { language })
  await expectList(page, all.slice(0, PAGE_SIZE))
  await page.locator('a[rel="next"]').click()
  await expectList(page, all.slice(PAGE_SIZE, 2 * PAGE_SIZE))
  await page.goto(at(`${NEWS}?page=${pages}`))
  await expectList(page, all.slice((pages - 1) * PAGE_SIZE))
  expect(await page.locator('a[rel="next"]').count()).toBe(0)
})

test.each(LANGUAGES)('every subcategory is a chip after All in %s', async (language) => {
  const category = language === 'SO' ? 1 : 6
  const names = await fetchData<readonly Subcategory[]>(
    `subcategory/public?category_id=${category}&language=${language}`,
  )
  const page = await openSharedPage(NEWS, { language })
  const chips = page.locator('main nav:has([aria-current="true"]) a')
  const all = language === 'SO' ? 'Dhammaan' : 'All'
  expect(await chips.allTextContents()).toEqual([all, ...names.map(({ name }) => name)])
  expect(await chips.and(page.locator('[aria-current]')).textContent()).toBe(all)
})

test('a chip filters the list, is in the address and begins at the first page', async () => {
  const { subcategory, filtered, posts } = await secondPage()
  const page = await openSharedPage(`${NEWS}?page=2`)
  await chip(page, subcategory).click()
  await expectList(page, filtered.slice(0, PAGE_SIZE))
  expect(page.url()).toBe(at(`${NEWS}?subcategory=${subcategory}`))
  expect(await chip(page, subcategory).getAttribute('aria-current')).toBe('true')
  expect(await chip(page, 'All').getAttribute('aria-current')).toBeNull()
  await page.locator('a[rel="next"]').click()
  await expectList(page, posts)
  await chip(page, 'All').click()
  await expectList(page, (await news('EN')).slice(0, PAGE_SIZE))
  expect(page.url()).toBe(at(NEWS))
})

test.each([true, false])(
  'a filtered page opens by its address, with JavaScript: %s',
  async (javaScript) => {
    const { query, posts, subcategory } = await secondPage()
    const page = await openSharedPage(NEWS + query, { javaScript })
    expect(await titles(page)).toEqual(titlesOf(posts))
    expect(await chip(page, subcategory).getAttribute('aria-current')).toBe('true')
    const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current="page"]')
    expect(await current.textContent()).toBe('2')
  },
)

test('chips and pages are links that work without JavaScript', async () => {
  const { subcategory, posts } = await secondPage()
  const page = await openSharedPage(NEWS, { javaScript: false })
  await chip(page, subcategory).click()
  await page.locator('a[rel="next"]').click()
  await expect.poll(() => titles(page)).toEqual(titlesOf(posts))
})

test('Back restores the page and the filter', async () => {
  const { query, posts, filtered, subcategory } = await secondPage()
  const page = await openSharedPage(`${NEWS}?subcategory=${subcategory}`)
  await page.locator('a[rel="next"]').click()
  await expectList(page, posts)
  await cards(page).first().getByRole('link').click()
  await page.waitForURL(at(articleOf(posts[0] as Post)))
  await expect.poll(() => page.locator('h1').textContent()).toBe(posts[0]?.title)
  await page.goBack()
  await expectList(page, posts)
  expect(new URL(page.url()).search).toBe(query)
  await page.goBack()
  await expectList(page, filtered.slice(0, PAGE_SIZE))
})

test.each([
  'page=999&subcategory=x',
  'page=0',
  'page=-1',
  'page=1e1',
  'page=2x',
  'subcategory=<b>',
])('the invalid query %s shows the first page of all news', async (query) => {
  const page = await openSharedPage(`${NEWS}?${query}`, { javaScript: false })
  expect(await titles(page)).toEqual(titlesOf((await news('EN')).slice(0, PAGE_SIZE)))
  expect(await chip(page, 'All').getAttribute('aria-current')).toBe('true')
})

test.each(LANGUAGES)(
  'an excerpt has whole words of at most 100 characters in %s',
  async (language) => {
    const page = await openSharedPage(NEWS, { language, javaScript: false })
    const excerpts = await cards(page).locator('h2 + p').allTextContents()
    const posts = (await news(language)).slice(0, PAGE_SIZE)
    expect(excerpts).toHaveLength(PAGE_SIZE)
    for (const [place, text] of excerpts.entries()) expectExcerpt(text, posts[place], 100)
  },
)

test.each(LANGUAGES)(
  'the first screen of a phone has the first card of the news in %s',
  async (language) => {
    const page = await openSharedPage(NEWS, { language, width: SCREENS.phone, height: 740 })
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(420)
  },
)

test.each([true, false])(
  'on a phone the chosen chip is in view when the page opens, with JavaScript: %s',
  async (javaScript) => {
    const names = await fetchData<readonly Subcategory[]>(
      'subcategory/public?category_id=6&language=EN',
    )
    const name = names.at(-1)?.name ?? ''
    const query = `?subcategory=${encodeURIComponent(name)}`
    const page = await openSharedPage(NEWS + query, { javaScript, width: SCREENS.phone })
    const edge = async () => {
      const box = await chip(page, name).boundingBox()
      return (box?.x ?? Number.NaN) + (box?.width ?? 0)
    }
    await expect.poll(edge).toBeLessThanOrEqual(SCREENS.phone)
    expect((await chip(page, name).boundingBox())?.x).toBeGreaterThanOrEqual(0)
  },
)

test('a card is one tab stop, and leads to the article everywhere', async () => {
  const [post] = await news('EN')
  const page = await openSharedPage(NEWS)
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
    const page = await openPage(`${NEWS}?subcategory=${post?.subcategory_name}&page=2`, {
      language: from,
    })
    await page.locator('main').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(at(NEWS))
    await expectList(page, (await news(to)).slice(0, PAGE_SIZE))
    expect(await page.locator('html').getAttribute('lang')).toBe(to.toLowerCase())
  },
)

test.each([
  ['SO', 'Wararka'],
  ['EN', 'News'],
] as const)(
  'from the home page the news open without a new document in %s',
  async (language, title) => {
    const page = await openSharedPage('/', { language, width: SCREENS.phone })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator(`main a[href="${NEWS}"]:visible`).first().click()
    await page.waitForURL(at(NEWS))
    await expectList(page, (await news(language)).slice(0, PAGE_SIZE))
    expect(await page.locator('h1').textContent()).toBe(title)
    expect(await page.title()).toContain(title)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
  },
)
