import type { Post } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { byCategory, titlesOf } from '../harness/content.ts'
import { openSharedPage } from '../harness/open-page.ts'
import { at } from '../harness/places.ts'

const MEDIA = '/resources/MediaCenter'

/** Items to a page of each tab (Specification §9). */
const PAGE_SIZE = 6

/** Each tab with its labels, its category (Specification §3) and the element of its titles. */
const TABS = [
  { tab: 'photos', SO: 'Sawirro', EN: 'Photos', category: 1, title: 'figcaption' },
  { tab: 'videos', SO: 'Muuqaallo', EN: 'Videos', category: 5, title: 'h3' },
  { tab: 'resources', SO: 'Dukumentiyada', EN: 'Resources', category: 4, title: 'h3' },
] as const

const cases = TABS.flatMap((tab) =>
  (['SO', 'EN'] as const).map((language) => ({ ...tab, language })),
)

const tabLink = (page: Page, name: string) =>
  page.locator('main nav').getByRole('link', { name, exact: true })

/** The place of the photo in the dialog among the photos, in any of its sizes. */
async function placeInDialog(page: Page, photos: readonly Post[]): Promise<number> {
  const source = (await page.locator('dialog[open] img').getAttribute('src')) ?? 'none'
  return photos.findIndex(({ picture }) =>
    [picture?.url, ...(picture?.sizes ?? []).map(({ url }) => url)].includes(source),
  )
}

/** Waits until the tab shows these posts. A caption has its date after the title. */
async function expectPosts(page: Page, title: string, posts: readonly Post[]): Promise<void> {
  const titles = () =>
    page
      .locator(`main li ${title}`)
      .evaluateAll((all) => all.map((element) => element.firstChild?.textContent))
  await expect.poll(titles).toEqual(titlesOf(posts))
}

test.each(cases)(
  'the tab $tab shows six posts a page in $language, with and without JavaScript',
  async ({ tab, category, title, language, ...messages }) => {
    const posts = await byCategory(category, language)
    for (const javaScript of [true, false]) {
      const page = await openSharedPage(`${MEDIA}?tab=${tab}`, { language, javaScript })
      await expectPosts(page, title, posts.slice(0, PAGE_SIZE))
      const current = page.locator('main nav a[aria-current="page"]').first()
      expect(await current.textContent()).toBe(messages[language])
      await page.locator('a[rel="next"]').click()
      await expectPosts(page, title, posts.slice(PAGE_SIZE, 2 * PAGE_SIZE))
      const query = new URL(page.url()).searchParams
      expect(query.get('tab')).toBe(tab)
      expect(query.get('page')).toBe('2')
    }
  },
)

test('a tab is in the address, begins at its first page and is restored by Back', async () => {
  const [photos, , resources] = TABS
  const posts = await byCategory(photos.category, 'EN')
  const page = await openSharedPage(`${MEDIA}?page=2`)
  await tabLink(page, resources.EN).click()
  await expectPosts(page, resources.title, (await byCategory(4, 'EN')).slice(0, PAGE_SIZE))
  expect(page.url()).toBe(at(`${MEDIA}?tab=resources`))
  await page.goBack()
  await expectPosts(page, photos.title, posts.slice(PAGE_SIZE, 2 * PAGE_SIZE))
})

test.each(['tab=nothing', 'tab=VIDEOS', 'tab=photos&page=99', 'page=x'])(
  'the invalid query %s shows the first page of the photos',
  async (query) => {
    const page = await openSharedPage(`${MEDIA}?${query}`, { javaScript: false })
    await expectPosts(page, 'figcaption', (await byCategory(1, 'EN')).slice(0, PAGE_SIZE))
  },
)

test('a photo opens by keyboard, changes by arrow keys and restores the focus', async () => {
  const photos = (await byCategory(1, 'EN')).slice(0, PAGE_SIZE)
  const page = await openSharedPage(MEDIA)
  const first = page.locator('main figure a').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Enlarged photo' })
  await dialog.waitFor()
  const currentPlace = () => placeInDialog(page, photos)
  expect(await currentPlace()).toBe(0)
  expect(await dialog.locator('figcaption').textContent()).toContain(photos[0]?.title)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect.poll(currentPlace).toBe(1)
  expect(await dialog.textContent()).toContain('2 / 6')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(currentPlace).toBe(5)
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog') === null,
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('a photo opens by a click, and buttons change and close it', async () => {
  const photos = (await byCategory(1, 'EN')).slice(0, PAGE_SIZE)
  const page = await openSharedPage(MEDIA)
  await page.locator('main figure a').nth(2).click()
  const dialog = page.getByRole('dialog')
  const currentPlace = () => placeInDialog(page, photos)
  await expect.poll(currentPlace).toBe(2)
  await dialog.getByRole('button', { name: 'Next photo' }).click()
  await expect.poll(currentPlace).toBe(3)
  await dialog.getByRole('button', { name: 'Previous photo' }).click()
  await expect.poll(currentPlace).toBe(2)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('without JavaScript a photo is a link to its picture', async () => {
  const [photo] = await byCategory(1, 'EN')
  const page = await openSharedPage(MEDIA, { javaScript: false })
  const href = await page.locator('main figure a').first().getAttribute('href')
  expect(href).toBe(photo?.picture?.url)
  expect((await fetch(at(href ?? ''))).headers.get('content-type')).toMatch(/^image\//)
})

test.each(['SO', 'EN'] as const)(
  'every document of %s has its type, size and pages and a download in a new tab',
  async (language) => {
    const documents = await byCategory(4, language)
    expect(documents.length).toBeGreaterThan(2 * PAGE_SIZE)
    for (const number of [1, 2, 3]) {
      const page = await openSharedPage(`${MEDIA}?tab=resources&page=${number}`, {
        language,
        javaScript: false,
      })
      const rows = await page.locator('main li:has(dl)').all()
      const expected = documents.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
      expect(rows).toHaveLength(expected.length)
      for (const [place, row] of rows.entries()) {
        const [, type, size] = await row.locator('dd').allTextContents()
        expect([type, size]).toEqual(['PDF', expect.stringMatching(/^\d+ KB, \d+ (?:pages?|bog)$/)])
        const link = row.locator('a[target="_blank"]')
        expect(await link.getAttribute('href')).toBe(expected[place]?.post_url)
      }
    }
    for (const { post_url } of documents) {
      const file = await fetch(at(post_url ?? ''))
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect((await file.text()).slice(0, 5)).toBe('%PDF-')
    }
  },
)
