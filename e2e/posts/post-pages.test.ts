import type { Language, Post } from '@gaashaan/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SCREENS, visitor } from '../harness/browser.ts'
import { articleOf, byCategory, titlesOf } from '../harness/content.ts'
import { openPage, openSharedPage } from '../harness/open-page.ts'
import { at } from '../harness/places.ts'

const LANGUAGES = ['SO', 'EN'] as const

const PAGES = [
  { path: '/resources/speeches', category: 11, title: 'h2' },
  { path: '/resources/publications', category: 12, title: 'h2' },
  { path: '/bidstenders', category: 13, title: 'h2' },
  { path: '/sna', category: 14, title: 'h3' },
  { path: '/war', category: 15, title: 'h3' },
] as const

const cases = PAGES.flatMap((page) => LANGUAGES.map((language) => ({ ...page, language })))

const TENDER_STATES = {
  SO: { open: 'Furan', closed: 'Xiran', back: 'Ku noqo qandaraasyada' },
  EN: { open: 'Open', closed: 'Closed', back: 'Back to bids and tenders' },
} as const

const items = (page: Page) => page.locator('#list article')

/** The day of an instant in Mogadishu, as pages show it. */
function day(instant: string | null | undefined): string {
  return new Date(instant ?? '').toLocaleDateString('sv-SE', { timeZone: 'Africa/Mogadishu' })
}

/** The tenders that are open today, the next to close first, and the closed ones: their days are fixed. */
async function tenders(language: Language) {
  const today = day(new Date().toISOString())
  const all = await byCategory(13, language)
  const isOpen = (post: Post) => day(post.closes_at) >= today && day(post.opens_at) <= today
  const byClosing = (one: Post, other: Post) =>
    day(one.closes_at).localeCompare(day(other.closes_at))
  return {
    open: all.filter(isOpen).sort(byClosing),
    closed: all.filter((post) => day(post.closes_at) < today),
  }
}

test.each(cases)(
  '$path shows its posts in $language, with and without JavaScript',
  async ({ path, category, title, language }) => {
    const posts = await byCategory(category, language)
    expect(posts.length).toBeGreaterThan(1)
    for (const javaScript of [true, false]) {
      const page = await openSharedPage(path, { language, javaScript })
      const titles = await items(page).locator(title).allTextContents()
      expect(titles.toSorted()).toEqual(titlesOf(posts).slice(0, 6).toSorted())
      const days = await items(page).locator('time').count()
      expect(days).toBeGreaterThanOrEqual(titles.length)
    }
  },
)

test.each(cases)(
  'a post of $path opens in $language',
  async ({ path, title, language, category }) => {
    const page = await openSharedPage(path, { language })
    const link = items(page).locator(`${title} a`).first()
    const name = await link.textContent()
    const post = (await byCategory(category, language)).find((item) => item.title === name)
    await link.click()
    await page.waitForURL(at(articleOf(post as Post)))
    await expect.poll(() => page.locator('h1').textContent()).toBe(name)
    const paragraph = /<p>([^<]+)<\/p>/.exec(post?.content ?? '')?.[1]
    expect(paragraph).toBeDefined()
    expect(await page.locator('main').textContent()).toContain(paragraph)
  },
)

test.each(LANGUAGES)('speeches and publications of %s have their PDF files', async (language) => {
  for (const { path, category } of PAGES.slice(0, 2)) {
    const files = (await byCategory(category, language)).flatMap(({ post_url }) =>
      post_url?.endsWith('.pdf') ? [post_url] : [],
    )
    expect(files).not.toEqual([])
    const page = await openSharedPage(path, { language, javaScript: false })
    const links = await items(page)
      .locator('a[target="_blank"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links).toEqual(files)
    for (const link of links) {
      expect((await (await fetch(at(link))).text()).slice(0, 5)).toBe('%PDF-')
    }
  }
})

test.each(LANGUAGES)('tenders of %s have their state and their days', async (language) => {
  const { open, closed } = await tenders(language)
  expect(open.length + closed.length).toBe((await byCategory(13, language)).length)
  const page = await openSharedPage('/bidstenders', { language, javaScript: false })
  const cardsInState = (state: string) => items(page).filter({ hasText: new RegExp(`^${state}`) })
  const messages = TENDER_STATES[language]
  const openCards = cardsInState(messages.open)
  expect(await openCards.locator('h2').allTextContents()).toEqual(titlesOf(open))
  for (const [place, { opens_at, closes_at }] of open.entries()) {
    const card = openCards.nth(place)
    expect(await card.locator('dl time').getAttribute('datetime')).toBe(day(opens_at))
    expect(await card.locator('time').first().getAttribute('datetime')).toBe(day(closes_at))
  }
  const closedCards = cardsInState(messages.closed)
  expect(await closedCards.count()).toBe(closed.length)
  expect(await closedCards.locator('strong').count()).toBe(0)
})

test.each(LANGUAGES)('the page of a tender leads back to the tenders in %s', async (language) => {
  const { open, closed } = await tenders(language)
  const [tender] = [...open, ...closed]
  const page = await openSharedPage(articleOf(tender as Post), { language })
  const messages = TENDER_STATES[language]
  expect(await page.locator('main header').textContent()).toContain(
    open.length > 0 ? messages.open : messages.closed,
  )
  expect(await page.locator('main header time').first().getAttribute('datetime')).toBe(
    day(tender?.closes_at),
  )
  await page.locator('main').getByRole('link', { name: messages.back }).click()
  await page.waitForURL(at('/bidstenders'))
})

test.each(LANGUAGES)('each open tender of %s has a calendar file', async (language) => {
  const { open } = await tenders(language)
  const page = await openSharedPage('/bidstenders', { language, javaScript: false })
  const links = page.locator('#list a[href$=".ics"]')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths).toEqual(
    open.map(({ id }) => `/calendars/${language.toLowerCase()}/tenders/${id}.ics`),
  )
  for (const [place, { closes_at }] of open.entries()) {
    const instant = new Date(closes_at ?? '').toISOString().replace(/[-:]|\.000/g, '')
    expect(await (await fetch(at(paths[place] ?? ''))).text()).toContain(`DTSTART:${instant}`)
  }
})

test.each([320, SCREENS.phone])(
  'the texts of a download button have one line at %i px',
  async (width) => {
    const page = await visitor({ language: 'SO', width })
    await page.goto(at('/bidstenders'))
    const parts = page.locator('#list a[target="_blank"] > span:not(.visually-hidden)')
    const lines = await parts.evaluateAll((all) =>
      all.map((part) => Math.round(part.getBoundingClientRect().height)),
    )
    expect(lines.length).toBeGreaterThan(0)
    for (const height of lines) expect(height).toBeLessThan(30)
  },
)

test('in print a badge is not clipped, and the headlines of the home page are dark', async () => {
  const page = await openPage('/bidstenders', { language: 'SO' })
  await page.emulateMedia({ media: 'print' })
  const badge = page.locator('#list article span').first()
  expect(await badge.evaluate((span) => getComputedStyle(span).clipPath)).toBe('none')
  await page.goto(at('/'))
  // A slow browser resets the medium with the next page.
  await page.emulateMedia({ media: 'print' })
  const headlines = page.locator('main :is(h2, h3, h2 a, h3 a)')
  const colours = async () =>
    new Set(
      await headlines.evaluateAll((all) => all.map((headline) => getComputedStyle(headline).color)),
    )
  // The labels of new items have the dark grey of dates.
  await expect.poll(colours).toEqual(new Set(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']))
})

test('the page on the war on terror leads to the security department of the form', async () => {
  const page = await openSharedPage('/war')
  await page.getByRole('link', { name: 'Write to the security department' }).click()
  await page.waitForURL(at('/contact?department=security'))
  await expect.poll(() => page.locator('select[name="department"]').inputValue()).toBe('security')
})

test('the page of the army leads to its leaders', async () => {
  const page = await openSharedPage('/sna')
  await page.locator('main').getByRole('link', { name: 'Army leadership' }).click()
  await page.waitForURL(at('/ministry/ArmyLeadership'))
})
