import type { Language, Post } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { articleOf, expectExcerpt, fetchData, titlesOf } from '../harness/content.ts'
import { openPage, openSharedPage } from '../harness/open-page.ts'
import { at } from '../harness/places.ts'

const PRESS = '/resources/PressRelease'

/** Press releases to a page (Specification §9). */
const PAGE_SIZE = 4

const LANGUAGES = ['SO', 'EN'] as const

const cases = LANGUAGES.flatMap((language) =>
  ['list', 'grid'].map((view) => ({ language, query: view === 'grid' ? '?view=grid' : '', view })),
)

function releases(language: Language): Promise<readonly Post[]> {
  return fetchData(`posts/public/press-releases?language=${language}`)
}

const items = (page: Page) => page.locator('#list article')

async function expectList(page: Page, posts: readonly Post[]): Promise<void> {
  const titles = () => items(page).locator('h2').allTextContents()
  await expect.poll(titles).toEqual(titlesOf(posts))
}

const view = (page: Page, name: 'List' | 'Grid') =>
  page.getByRole('list', { name: 'View' }).getByRole('link', { name })

/** How many items are in the first row. */
async function firstRowLength(page: Page): Promise<number> {
  const tops = await items(page).evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().top)),
  )
  return tops.filter((top) => top === tops[0]).length
}

test.each(cases)(
  'the $view shows four releases with excerpts and files in $language',
  async ({ language, query }) => {
    const expected = (await releases(language)).slice(0, PAGE_SIZE)
    const page = await openSharedPage(PRESS + query, { language, javaScript: false })
    await expectList(page, expected)
    const texts = await items(page).locator('h2 + p').allTextContents()
    expect(texts).toHaveLength(PAGE_SIZE)
    for (const [place, text] of texts.entries()) expectExcerpt(text, expected[place], 150)
    const files = items(page).locator('a[target="_blank"]')
    expect(await files.count()).toBe(PAGE_SIZE)
    for (const [place, { post_url }] of expected.entries()) {
      const file = files.nth(place)
      expect(await file.getAttribute('href')).toBe(post_url)
      const label = language === 'SO' ? 'Soo degso PDF' : 'Download PDF'
      expect(await file.textContent()).toContain(label)
    }
  },
)

test.each([true, false])(
  'the view is in the address, keeps the page and is restored by Back, with JavaScript: %s',
  async (javaScript) => {
    const second = (await releases('EN')).slice(PAGE_SIZE, 2 * PAGE_SIZE)
    const page = await openSharedPage(`${PRESS}?page=2`, { javaScript })
    await expectList(page, second)
    expect(await firstRowLength(page)).toBe(1)
    await view(page, 'Grid').click()
    await page.waitForURL(at(`${PRESS}?page=2&view=grid`))
    await expectList(page, second)
    await expect.poll(() => firstRowLength(page)).toBeGreaterThan(1)
    expect(await view(page, 'Grid').getAttribute('aria-current')).toBe('true')
    await page.locator('a[rel="next"]').click()
    await expectList(page, (await releases('EN')).slice(2 * PAGE_SIZE))
    expect(new URL(page.url()).searchParams.get('view')).toBe('grid')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => firstRowLength(page)).toBe(1)
    await expectList(page, second)
  },
)

test.each(['view=tiles', 'view=GRID&page=99', 'page=zero'])(
  'the invalid query %s shows the first page of the list',
  async (query) => {
    const page = await openSharedPage(`${PRESS}?${query}`, { javaScript: false })
    await expectList(page, (await releases('EN')).slice(0, PAGE_SIZE))
    expect(await view(page, 'List').getAttribute('aria-current')).toBe('true')
    expect(await firstRowLength(page)).toBe(1)
  },
)

test.each(LANGUAGES)('every release of %s has a real PDF', async (language) => {
  const all = await releases(language)
  expect(all.length).toBeGreaterThan(2 * PAGE_SIZE)
  for (const { post_url } of all) {
    const file = await fetch(at(post_url ?? ''))
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  }
})

test.each(['', '?view=grid'])(
  'Download PDF opens in a new tab and the title opens the text, with the query "%s"',
  async (query) => {
    const [release] = await releases('EN')
    const page = await openSharedPage(PRESS + query)
    const opened = page.context().waitForEvent('page')
    await items(page).first().getByRole('link', { name: 'Download PDF' }).click()
    await (await opened).close()
    expect(page.url()).toBe(at(PRESS + query))
    await items(page).first().locator('h2 a').click()
    await page.waitForURL(at(articleOf(release as Post)))
    await expect.poll(() => page.locator('h1').textContent()).toBe(release?.title)
    const links = page.locator('main').getByRole('link', { name: 'Download PDF' })
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      release?.post_url,
      // The one that the desk makes.
      `/pdf/WG-${release?.id}-en.pdf`,
    ])
  },
)

test('the language buttons lead to the first page of the other language', async () => {
  const page = await openPage(`${PRESS}?page=2`)
  await page.locator('main').getByRole('link', { name: 'Soomaali' }).click()
  await page.waitForURL(at(PRESS))
  await expectList(page, (await releases('SO')).slice(0, PAGE_SIZE))
})
