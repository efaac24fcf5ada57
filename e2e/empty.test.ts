import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARCHIVE_PATHS } from '../apps/site/app/archive/archive.ts'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { hydrated, SCREENS, sharedVisitor } from './harness/browser.ts'
import { parseDocument } from './harness/content.ts'
import { PAGES } from './harness/places.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from './harness/servers/empty-stack.ts'

let stack: EmptyStack

beforeAll(async () => {
  stack = await startEmptyStack()
}, STACK_START)

afterAll(() => stack.stop(), STACK_START)

const NO_PROFILE = { SO: ['Xog hoggaamiye lama hayo.'], EN: ['No profile available.'] }

/** The notices of each page in the place of the desk's content. */
const NOTICES: Readonly<Record<string, Readonly<Record<'SO' | 'EN', readonly string[]>>>> = {
  '/': {
    SO: [
      'Weli ma jiro war muhiim ah oo la doortay',
      'Weli warar lama daabicin',
      'Weli muuqaallo lama soo gelin',
      'Weli howlgallo iyo ololayaal lama soo bandhigin',
    ],
    EN: ['No featured news yet', 'No news yet', 'No videos yet', 'No operations or campaigns yet'],
  },
  '/ministry/about': NO_PROFILE,
  '/ministry/MinistryLeadership': NO_PROFILE,
  '/ministry/State_MinistryLeadership': NO_PROFILE,
  '/ministry/Deputy_MinistryLeadership': NO_PROFILE,
  '/ministry/PS_MinistryLeadership': NO_PROFILE,
  '/ministry/DGD_MinistryLeadership': NO_PROFILE,
  '/ministry/DGH_MinistryLeadership': NO_PROFILE,
  '/ministry/ArmyLeadership': {
    SO: ['Weli lama daabicin hoggaanka ciidanka'],
    EN: ['The army’s leaders have not been published yet'],
  },
  '/resources/news': { SO: ['Weli war halkan kuma jiro'], EN: ['No news yet'] },
  '/resources/PressRelease': {
    SO: ['Weli war-saxaafadeed ma jiro'],
    EN: ['No press releases yet'],
  },
  '/resources/mediacenter': {
    SO: ['Weli sawirro lama soo gelin'],
    EN: ['No photos yet'],
  },
  '/resources/speeches': { SO: ['Weli khudbad ma jirto'], EN: ['No speeches yet'] },
  '/resources/publications': {
    SO: ['Weli daabacaad ma jirto'],
    EN: ['No publications yet'],
  },
  '/resources/OperationsCampaigns': {
    SO: ['Weli howlgallo iyo ololayaal lama soo bandhigin'],
    EN: ['No operations or campaigns yet'],
  },
  '/sna': {
    SO: ['Weli war ciidanka ku saabsan ma jiro'],
    EN: ['No army news yet'],
  },
  '/bidstenders': { SO: ['Weli qandaraas ma jiro'], EN: ['No tenders yet'] },
  '/war': {
    SO: ['Weli war mowduucan ku saabsan ma jiro'],
    EN: ['No news on this subject yet'],
  },
}

const cases = Object.entries(NOTICES).flatMap(([path, texts]) =>
  (['SO', 'EN'] as const).map((language) => ({ path, language, texts: texts[language] })),
)

test.each(PAGES)('%s has one heading and no error without content', async (path) => {
  const response = await fetch(stack.site + path)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html.match(/<h1\b/g)).toHaveLength(1)
  expect(html).not.toContain('role="alert"')
})

test.each(cases)('$path in $language has its notice that there is no content yet', async (row) => {
  const { path, language, texts } = row
  const page = await sharedVisitor({ language })
  await page.setViewportSize({ width: SCREENS.desktop, height: 800 })
  expect((await page.goto(stack.site + path))?.status()).toBe(200)
  await hydrated(page)
  expect(await page.locator('h1').count()).toBe(1)
  const main = page.locator('main')
  for (const text of texts) {
    const notice = main.getByText(text, { exact: true })
    expect(await notice.count(), text).toBe(1)
    await notice.scrollIntoViewIfNeeded()
    expect(await notice.isVisible(), text).toBe(true)
  }
  expect(await main.locator('[role="alert"]').count()).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: SCREENS.phone, height: 800 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test.each([
  ['SO', 'videos', 'Weli muuqaallo lama soo gelin'],
  ['EN', 'videos', 'No videos yet'],
  ['SO', 'resources', 'Weli dukumentiyo lama soo gelin'],
  ['EN', 'resources', 'No documents yet'],
] as const)(
  'in %s the tab %s has its notice that there is no content yet',
  async (language, tab, text) => {
    const page = await sharedVisitor({ language })
    await page.goto(`${stack.site}/resources/MediaCenter?tab=${tab}`)
    await hydrated(page)
    expect(await page.locator('main').getByText(text, { exact: true }).isVisible()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('the empty lists have neither page numbers nor filters of subcategories', async () => {
  const page = await sharedVisitor({ language: 'EN', javaScript: false })
  for (const path of ['/resources/news?page=3&subcategory=Sample', '/resources/PressRelease']) {
    expect((await page.goto(stack.site + path))?.status()).toBe(200)
    expect(await page.locator('main nav[aria-label="Pages"]').count()).toBe(0)
    expect(await page.locator('main a[href*="page="]').count()).toBe(0)
  }
})

test('robots.txt lets search engines in and names the sitemap', async () => {
  const response = await fetch(`${stack.site}/robots.txt`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await response.text()).split('\n').filter((line) => line !== '')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain(`Sitemap: ${stack.site}/sitemap.xml`)
  expect(lines).not.toContain('Disallow: /')
})

test('the sitemap is well-formed and lists every page in both languages', async () => {
  const index = await (await fetch(`${stack.site}/sitemap.xml`)).text()
  expect(index).toContain(`<loc>${stack.site}/sitemaps/pages.xml</loc>`)
  const url = `${stack.site}/sitemaps/pages.xml`
  const response = await fetch(url)
  expect(response.headers.get('content-type')).toMatch(/xml/)
  const page = await sharedVisitor()
  await page.goto(`${stack.site}/contact`)
  const parsed = await parseDocument(page, url)
  const map = await parsed.evaluate((sitemap) => ({
    error: sitemap?.querySelector('parsererror')?.textContent ?? '',
    places: [...(sitemap?.querySelectorAll('urlset > url > loc') ?? [])].map(
      ({ textContent }) => textContent,
    ),
  }))
  expect(map.error).toBe('')
  // Search results and the pages on a device are not for search engines.
  const pages = PAGES.filter((path) => path !== '/search' && path !== '/offline')
  const listed = [...pages, ...Object.values(ARCHIVE_PATHS)]
  const expected = listed.flatMap((path) => [`${path}?language=SO`, `${path}?language=EN`])
  const lower = (url: string) => url.toLowerCase()
  expect(map.places.map(lower).sort()).toEqual(
    expected.map((path) => lower(stack.site + path)).sort(),
  )
})
