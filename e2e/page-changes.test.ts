import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, hydrated, SCREENS, type VisitorOptions, visitor } from './harness/browser.ts'
import { at } from './harness/places.ts'

const NEWS = '/resources/news'
const DRAWER = 'header nav > details'

/** What a router asks for: the data of the next page. */
const DATA = /\.data(?:\?|$)/

const EXPECTED_FAILURES = /ERR_FAILED|404|502|Error loading route module|Failed to fetch/

async function reading(path: string, options: VisitorOptions = {}): Promise<Page> {
  const page = await visitor({ language: 'EN', expectedErrors: EXPECTED_FAILURES, ...options })
  await page.goto(at(path))
  await hydrated(page)
  return page
}

const FAILURES = {
  aborted: (route: Route) => route.abort(),
  'answered 502': (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
} as const

/** A mark that a page loses when another document takes its place. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'mark' in window)

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
const main = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

/** Goes to the news, and from there to the site map. */
async function goOnTwice(page: Page): Promise<void> {
  await main(page, NEWS).click()
  await heading(page, 'News')
  await main(page, '/site-map').click()
  await heading(page, 'Site Map')
}

test.each([
  ['aborted', 'SO', 'Mar kale isku day'],
  ['answered 502', 'EN', 'Try again'],
] as const)(
  'when the data of the next page is %s, the page at hand stays and says so in %s',
  async (failure, language, again) => {
    const page = await reading('/contact', { language, width: SCREENS.phone })
    await markDocument(page)
    await page.locator('#content input[name="name"]').fill('Sahra')
    await page.route(DATA, FAILURES[failure])
    const link = main(page, NEWS)
    await link.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    const steps = await page.evaluate(() => history.length)
    await link.click()
    const alert = page.getByRole('alert')
    await alert.getByRole('link', { name: again }).waitFor()
    // The notice is there a moment before the router is back at the page at hand.
    await page.locator('#content:not([aria-busy])').waitFor()
    expect(page.url()).toBe(at('/contact'))
    expect(await page.locator('#content input[name="name"]').inputValue()).toBe('Sahra')
    await expect
      .poll(() => page.evaluate(() => [scrollY, history.length]))
      .toEqual([scrolled, steps])

    await page.unroute(DATA)
    await alert.getByRole('link', { name: again }).click()
    await page.waitForURL(at(NEWS))
    await alert.waitFor({ state: 'detached' })
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await page.waitForURL(at('/contact'))
  },
)

test('what failed twice is asked for as a whole document', async () => {
  const page = await reading('/contact')
  await markDocument(page)
  await page.route(DATA, FAILURES['answered 502'])
  await main(page, NEWS).click()
  const again = page.getByRole('alert').getByRole('link', { name: 'Try again' })
  for (const failed of [1, 2]) {
    await again.waitFor()
    await page.evaluate(
      (id) => document.querySelector('[role=alert]')?.setAttribute('id', id),
      `was-${failed}`,
    )
    await again.click()
    if (failed === 1) await page.locator('#was-1').waitFor({ state: 'detached' })
  }
  await heading(page, 'News')
  expect(await isSameDocument(page)).toBe(false)
})

test('when the way back fails, the page at hand stays and so does the history', async () => {
  const page = await reading('/resources/speeches')
  await atRest(page)
  await goOnTwice(page)
  await page.route(DATA, FAILURES.aborted)
  await page.evaluate(() => history.back())
  await page.getByRole('alert').waitFor()
  await page.waitForURL(at('/site-map'))
  await heading(page, 'Site Map')
  await page.unroute(DATA)
  await page.goBack()
  await page.waitForURL(at(NEWS))
  await heading(page, 'News')
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('when the way back fails before the page is at rest, the page at hand stays', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: EXPECTED_FAILURES })
  const rest = Promise.withResolvers<void>()
  await page.route(/\/assets\/at-rest-/, async (route) => {
    await rest.promise
    await route.continue()
  })
  await page.goto(at('/resources/speeches'))
  await hydrated(page)
  await goOnTwice(page)
  await page.route(DATA, FAILURES.aborted)
  const failed = page.waitForEvent('requestfailed')
  await page.evaluate(() => history.back())
  await failed
  rest.resolve()
  await page.getByRole('alert').waitFor()
  await page.waitForURL(at('/site-map'))
  await heading(page, 'Site Map')
})

test('a page whose module is gone, as after a release, comes as a whole document', async () => {
  const page = await reading('/contact')
  await atRest(page)
  await markDocument(page)
  const known = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  // What the page has not asked for yet is another page's.
  await page.route(/\/assets\/route-.*\.js$/, (route) =>
    known.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  )
  await main(page, NEWS).click({ noWaitAfter: true })
  // Waiting for the address itself would fail with the reload that is given up on the way.
  await heading(page, 'News')
  expect(page.url()).toBe(at(NEWS))
  expect(await isSameDocument(page)).toBe(false)
})

test('without the words of the next page, the front page stays', async () => {
  const page = await reading('/')
  await page.route(/\/assets\/en-[^b][^/]*\.js$/, FAILURES.aborted)
  await main(page, NEWS).click()
  await page.getByRole('alert').waitFor()
  expect(page.url()).toBe(at('/'))
})

test.each(Object.values(SCREENS))(
  'the error screen has the fonts and the layout of every page at %i px',
  async (width) => {
    const page = await reading('/contact', { width })
    const fonts = () =>
      page.evaluate(() => [document.documentElement.dataset.fonts, document.fonts.size])
    const before = await fonts()
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as never as {
        __reactRouterDataRouter: { navigate(path: string): void }
      }
      router.navigate('/no/such/page')
    })
    await heading(page, 'Page not found')
    expect(await page.title()).toBe('Page not found – Ministry of Defence')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await fonts()).toEqual(before)
  },
)

test('a page on its way shows a bar, and the card that was tapped is dimmed', async () => {
  const page = await reading(NEWS)
  await atRest(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(DATA, async (route) => {
    await held
    await route.continue()
  })
  const card = page.locator('#list article').first()
  const opacity = () => card.evaluate((element) => Number(getComputedStyle(element).opacity))
  const bar = () =>
    page
      .locator('#content')
      .evaluate((element) => Number(getComputedStyle(element, '::before').opacity))
  expect(await opacity()).toBe(1)
  await card.locator('a').click()
  await expect.poll(() => page.locator('#content').getAttribute('aria-busy')).toBe('true')
  await expect.poll(opacity).toBeLessThan(0.7)
  await expect.poll(bar).toBe(1)
  release()
  await page.waitForURL(/NewsDetail/)
  await expect.poll(() => page.locator('#content').getAttribute('aria-busy')).toBeNull()
})

test('another page gives the focus to its heading', async () => {
  const page = await reading('/')
  await main(page, NEWS).click()
  await heading(page, 'News')
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML)
  await expect.poll(focused).toMatch(/^<h1[^>]*>News</)
  await page.goBack()
  await expect.poll(focused).toMatch(/^<h1[^>]*>Ministry of Defence</)
})

test('another filter and another page number are said, and are in the title', async () => {
  const page = await reading(NEWS)
  await page.getByRole('link', { name: 'Maritime', exact: true }).first().click()
  const said = page.locator('#content + [role=status]')
  await expect.poll(() => said.textContent()).toBe('News: Maritime – Ministry of Defence')
  expect(await page.title()).toBe('News: Maritime – Ministry of Defence')
  await page.goto(at(NEWS))
  await hydrated(page)
  await page.locator('a[rel="next"]').click()
  await expect.poll(() => said.textContent()).toMatch(/^News, page 2 of \d+ – Ministry of Defence$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('list')
})

test('Back closes the drawer, and a link in it leaves no step that leads nowhere', async () => {
  const page = await reading('/contact', { width: SCREENS.phone })
  await main(page, NEWS).click()
  await heading(page, 'News')
  const drawer = page.locator(DRAWER)
  const isOpen = () => drawer.evaluate((details) => (details as HTMLDetailsElement).open)
  const isMarked = () => page.evaluate(() => history.state?.isOverlay === true)
  const open = async () => {
    await drawer.locator('> summary').click()
    await expect.poll(isMarked).toBe(true)
  }
  await open()
  await page.evaluate(() => history.back())
  await expect.poll(isOpen).toBe(false)
  await expect.poll(isMarked).toBe(false)
  expect(page.url()).toBe(at(NEWS))

  await open()
  await page.keyboard.press('Escape')
  await expect.poll(isMarked).toBe(false)

  await open()
  await drawer.locator('a', { hasText: 'War on Terror' }).click()
  await page.waitForURL(at('/war'))
  await expect.poll(isOpen).toBe(false)
  await page.goBack()
  await page.waitForURL(at(NEWS))
  await page.goBack()
  await page.waitForURL(at('/contact'))
})

test('Back closes an enlarged photo', async () => {
  const page = await reading('/resources/mediacenter')
  await page.locator('#content figure a').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.evaluate(() => history.back())
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toBe(at('/resources/mediacenter'))
  await page.locator('#content figure a').first().click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => history.state?.isOverlay === true)).toBe(false)
  await dialog.waitFor({ state: 'detached' })
})
