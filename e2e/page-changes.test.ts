import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, hydrated, SCREENS, type VisitorOptions, visitor } from './harness/browser.ts'
import { holdRequests } from './harness/bundle.ts'
import { at } from './harness/places.ts'

const NEWS = '/resources/news'
const DRAWER = 'header nav > details'

/** The requests of the router for the data of the next page. */
const DATA = /\.data(?:\?|$)/

const EXPECTED_FAILURES = /ERR_FAILED|404|502|Error loading route module|Failed to fetch/

async function openPage(path: string, options: VisitorOptions = {}): Promise<Page> {
  const page = await visitor({ language: 'EN', expectedErrors: EXPECTED_FAILURES, ...options })
  await page.goto(at(path))
  await hydrated(page)
  return page
}

const FAILURES = {
  aborted: (route: Route) => route.abort(),
  'answered 502': (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
} as const

/** A mark that is lost when the document is replaced. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'mark' in window)

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

/** Opens the news, and from there the site map. */
async function openTwoPages(page: Page): Promise<void> {
  await footerLink(page, NEWS).click()
  await heading(page, 'News')
  await footerLink(page, '/site-map').click()
  await heading(page, 'Site Map')
}

test.each([
  ['aborted', 'SO', 'Mar kale isku day'],
  ['answered 502', 'EN', 'Try again'],
] as const)(
  'when the data of the next page is %s, the current page stays and has an error in %s',
  async (failure, language, retry) => {
    const page = await openPage('/contact', { language, width: SCREENS.phone })
    await markDocument(page)
    await page.locator('#content input[name="name"]').fill('Sahra')
    await page.route(DATA, FAILURES[failure])
    const link = footerLink(page, NEWS)
    await link.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    const steps = await page.evaluate(() => history.length)
    await link.click()
    const alert = page.getByRole('alert')
    await alert.getByRole('link', { name: retry }).waitFor()
    // The notice appears shortly before the router is back at the current page.
    await page.locator('#content:not([aria-busy])').waitFor()
    expect(page.url()).toBe(at('/contact'))
    expect(await page.locator('#content input[name="name"]').inputValue()).toBe('Sahra')
    await expect
      .poll(() => page.evaluate(() => [scrollY, history.length]))
      .toEqual([scrolled, steps])

    await page.unroute(DATA)
    await alert.getByRole('link', { name: retry }).click()
    await page.waitForURL(at(NEWS))
    await alert.waitFor({ state: 'detached' })
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await page.waitForURL(at('/contact'))
  },
)

test('a page whose data fails twice is loaded as a new document', async () => {
  const page = await openPage('/contact')
  await markDocument(page)
  await page.route(DATA, FAILURES['answered 502'])
  await footerLink(page, NEWS).click()
  const retry = page.getByRole('alert').getByRole('link', { name: 'Try again' })
  for (const failed of [1, 2]) {
    await retry.waitFor()
    await page.evaluate(
      (id) => document.querySelector('[role=alert]')?.setAttribute('id', id),
      `was-${failed}`,
    )
    await retry.click()
    if (failed === 1) await page.locator('#was-1').waitFor({ state: 'detached' })
  }
  await heading(page, 'News')
  expect(await isSameDocument(page)).toBe(false)
})

test('when going back fails, the current page and the history stay', async () => {
  const page = await openPage('/resources/speeches')
  await atRest(page)
  await openTwoPages(page)
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

test('when going back fails before the page is at rest, the current page stays', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: EXPECTED_FAILURES })
  const release = await holdRequests(page, /\/assets\/at-rest-/)
  await page.goto(at('/resources/speeches'))
  await hydrated(page)
  await openTwoPages(page)
  await page.route(DATA, FAILURES.aborted)
  const failed = page.waitForEvent('requestfailed')
  await page.evaluate(() => history.back())
  await failed
  await release()
  await page.getByRole('alert').waitFor()
  await page.waitForURL(at('/site-map'))
  await heading(page, 'Site Map')
})

test('when the browser is idle before the page is hydrated, a failed page change still has an error', async () => {
  const page = await visitor({ language: 'EN', expectedErrors: EXPECTED_FAILURES })
  // React renders in tasks of a message channel; here each is late, as on a busy phone.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, message), 500)
    }
  })
  await page.goto(at('/contact'))
  await hydrated(page)
  await atRest(page)
  await page.route(DATA, FAILURES.aborted)
  await footerLink(page, NEWS).click()
  await page.getByRole('alert').waitFor()
  expect(page.url()).toBe(at('/contact'))
})

test('a page whose module is missing after a release is loaded as a new document', async () => {
  const page = await openPage('/contact')
  await atRest(page)
  await markDocument(page)
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  // A module that is not loaded yet is that of another page.
  await page.route(/\/assets\/route-.*\.js$/, (route) =>
    loaded.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  )
  await footerLink(page, NEWS).click({ noWaitAfter: true })
  // A wait for the URL would fail, since the reload cancels a navigation.
  await heading(page, 'News')
  expect(page.url()).toBe(at(NEWS))
  expect(await isSameDocument(page)).toBe(false)
})

test('when the texts of the next page fail to load, the front page stays', async () => {
  const page = await openPage('/')
  await page.route(/\/assets\/en-[^b][^/]*\.js$/, FAILURES.aborted)
  await footerLink(page, NEWS).click()
  await page.getByRole('alert').waitFor()
  expect(page.url()).toBe(at('/'))
})

test.each(Object.values(SCREENS))(
  'the error screen has the fonts and the layout of every page at %i px',
  async (width) => {
    const page = await openPage('/contact', { width })
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

test('while a page loads there is a bar, and the tapped card is dimmed', async () => {
  const page = await openPage(NEWS)
  await atRest(page)
  const release = await holdRequests(page, DATA)
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
  await release()
  await page.waitForURL(/NewsDetail/)
  await expect.poll(() => page.locator('#content').getAttribute('aria-busy')).toBeNull()
})

test('the heading of the next page gets the focus', async () => {
  const page = await openPage('/')
  await footerLink(page, NEWS).click()
  await heading(page, 'News')
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML)
  await expect.poll(focused).toMatch(/^<h1[^>]*>News</)
  await page.goBack()
  await expect.poll(focused).toMatch(/^<h1[^>]*>Ministry of Defence</)
})

test('another filter and another page number are announced and in the title', async () => {
  const page = await openPage(NEWS)
  await page.getByRole('link', { name: 'Maritime', exact: true }).first().click()
  const announcement = page.locator('#content + [role=status]')
  await expect.poll(() => announcement.textContent()).toBe('News: Maritime – Ministry of Defence')
  expect(await page.title()).toBe('News: Maritime – Ministry of Defence')
  await page.goto(at(NEWS))
  await hydrated(page)
  await page.locator('a[rel="next"]').click()
  await expect
    .poll(() => announcement.textContent())
    .toMatch(/^News, page 2 of \d+ – Ministry of Defence$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('list')
})

test('Back closes the drawer, and a link in it leaves no extra entry in the history', async () => {
  const page = await openPage('/contact', { width: SCREENS.phone })
  await footerLink(page, NEWS).click()
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
  const page = await openPage('/resources/mediacenter')
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
