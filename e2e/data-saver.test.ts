import { cookieName } from '@gaashaan/http/preference-cookie'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { weigh } from '../bench/arrivals.ts'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { hydrated, SCREENS, sharedVisitor, visitor } from './harness/browser.ts'
import { fillIn, MESSAGE, send } from './harness/contact-form.ts'
import { at, PAGES_IN_EACH_LANGUAGE } from './harness/places.ts'

/** The goal for the home page with the data saver on, compressed. */
const MAX_PAGE_BYTES = 25_000

const SWITCH = 'footer #saver a'
const STATE = 'footer #saver strong'
const LANGUAGES = ['SO', 'EN'] as const

/** Opens the newest article from the list of news. */
async function openArticle(page: Page): Promise<void> {
  await page.goto(at('/resources/news'))
  await page.locator('main article a').first().click()
  await page.waitForURL(/NewsDetail/)
}

/** The paths of the requests from now on, without data URLs. */
function recordPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test.each(LANGUAGES)(
  'the home page in %s is one response of at most 25,000 bytes',
  async (language) => {
    const page = await sharedVisitor({ language, savesData: true, width: SCREENS.phone })
    const { headers: _headers, requests, html, ...others } = await weigh(page, at('/'))
    expect(requests).toBe(1)
    expect(html).toBeLessThanOrEqual(MAX_PAGE_BYTES)
    expect(Object.values(others).every((bytes) => bytes === 0)).toBe(true)
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

test.each(PAGES_IN_EACH_LANGUAGE)(
  '$path in $language loads no other file and has the boot script alone',
  async ({ path, language }) => {
    const response = await fetch(at(path), {
      headers: { 'save-data': 'on', cookie: `language=${language}` },
    })
    const html = await response.text()
    expect(response.headers.get('vary')).toContain('Save-Data')
    expect(response.headers.getSetCookie()).toEqual([])
    // The text of the boot script names the element.
    const tags = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
    expect(tags.match(/<script\b/g)).toHaveLength(1)
    expect(html).not.toMatch(/\ssrc="(?!data:)/)
    expect(html).not.toMatch(/<link rel="(?:stylesheet|preload|modulepreload|icon)" href="\//)
    expect(html.replace(/details\[open\]>#[^}]*\}/g, '')).not.toMatch(/url\("?(?!"?data:)/)
  },
)

test('the data saver is on for a browser that saves data, and off for any other', async () => {
  const saverPage = await sharedVisitor({ language: 'EN', savesData: true, width: SCREENS.phone })
  await saverPage.goto(at('/contact'))
  expect(await saverPage.locator(STATE).innerText()).toBe('Data saver: on.')
  const fullPage = await sharedVisitor({ language: 'EN', javaScript: false })
  await fullPage.goto(at('/contact'))
  expect(await fullPage.locator(STATE).innerText()).toBe('Data saver: off.')
})

test.each([true, false])(
  'the switch holds on the next pages and does not change the page (JavaScript: %s)',
  async (javaScript) => {
    const page = await visitor({ language: 'EN', javaScript })
    await page.goto(at('/resources/news?page=2'))
    await page.locator(SWITCH).click()
    await page.waitForURL(/page=2.*#saver$/)
    await expect.poll(() => page.locator(STATE).innerText()).toBe('Data saver: on.')
    expect(new URL(page.url()).searchParams.has('saver')).toBe(false)
    await page.goto(at('/contact'))
    expect(await page.locator(STATE).innerText()).toBe('Data saver: on.')
    await page.locator(SWITCH).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator(STATE).innerText()).toBe('Data saver: off.')
    await page.goto(at('/sna'))
    expect(await page.locator(STATE).innerText()).toBe('Data saver: off.')
  },
)

test('a reader who turned it off gets scripts and pictures in a browser that saves data', async () => {
  const page = await visitor({ language: 'SO', savesData: true })
  await page.goto(at('/sna?saver=off'))
  const paths = recordPaths(page)
  await page.goto(at('/'))
  await expect.poll(() => paths.some((path) => path.endsWith('.js'))).toBe(true)
  expect(await page.locator('main img').count()).toBeGreaterThan(0)
})

test.each([true, false])(
  'a picture is fetched only when its reader opens it (JavaScript: %s)',
  async (javaScript) => {
    const page = await visitor({ language: 'EN', savesData: true, javaScript })
    await openArticle(page)
    const paths = recordPaths(page)
    await page.reload({ waitUntil: 'networkidle' })
    expect(paths).toEqual([new URL(page.url()).pathname])
    const control = page.locator('main details', { hasText: 'Show picture' }).first()
    await control.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => paths.slice(1)).toEqual([expect.stringMatching(/^\/media\/.*\.avif$/)])
    const picture = control.getByRole('img')
    expect(await picture.getAttribute('aria-label')).toBe(
      await control.locator('.saver-alt').innerText(),
    )
    expect((await picture.boundingBox())?.height).toBeGreaterThan(200)
    expect(await control.locator('summary').innerText()).toContain('Hide picture')
  },
)

test('featured news, videos and leaders are lists', async () => {
  const fullPage = await sharedVisitor({ language: 'EN', javaScript: false })
  const page = await sharedVisitor({ language: 'EN', javaScript: false, savesData: true })
  await fullPage.goto(at('/'))
  await page.goto(at('/'))
  const titles = (visit: Page) => visit.locator('main h2, main h3').allTextContents()
  const saverTitles = await titles(page)
  for (const title of await titles(fullPage)) {
    expect(saverTitles.some((text) => text.includes(title))).toBe(true)
  }
  const videos = page.locator('main a[target="_blank"]')
  expect(await videos.count()).toBeGreaterThan(2)
  await page.goto(at('/ministry/ArmyLeadership'))
  expect(await page.locator('main article h2').count()).toBeGreaterThan(3)
  await page.goto(at('/ministry/MinistryLeadership'))
  await page.locator('main summary', { hasText: 'Show picture' }).click()
  await page.locator('main').getByRole('img').waitFor()
})

test('search, page numbers and the language switch work', async () => {
  // The saver is on by its cookie, since Playwright drops the `Save-Data` header after a redirect.
  const page = await visitor({ language: 'EN', width: SCREENS.phone })
  await page.goto(at('/resources/news?saver=on'))
  await page.locator('main a[rel="next"]').click()
  await page.waitForURL(/page=2/)
  await page.locator('a[data-language="SO"]').first().click()
  await page.waitForURL(/language=SO/)
  expect(await page.locator(STATE).innerText()).toBe('Badbaadinta xogta: way shidan tahay.')
  await page.locator('nav summary:visible').first().click()
  await page.locator('input[name="q"]:visible').first().fill('ciidanka')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?.*q=ciidanka/)
  expect(await page.locator('main [role="status"]').count()).toBe(1)
})

test('a message is sent with the data saver on', async () => {
  const page = await sharedVisitor({ language: 'EN', savesData: true, width: SCREENS.phone })
  await page.goto(at('/contact'))
  await fillIn(page, MESSAGE)
  await page.locator('#field-agreed').check()
  await send(page)
  const panel = page.locator('main [role="status"] h2')
  expect(await panel.textContent()).toBe('Message sent successfully!')
  expect(await page.locator(STATE).innerText()).toBe('Data saver: on.')
})

test.each(LANGUAGES)(
  'home, an article and contact in %s are accessible with the data saver on',
  async (language) => {
    const page = await sharedVisitor({ language, savesData: true, width: SCREENS.phone })
    await page.goto(at('/'))
    await page.locator('main summary').first().click()
    expect(await accessibilityFaults(page)).toEqual([])
    await openArticle(page)
    await page.locator('main details.saver-picture summary').first().click()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto(at('/contact'))
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('pages set no cookies but the two that the policy names', async () => {
  const page = await visitor({ language: 'EN' })
  await page.goto(at('/?saver=off'))
  for (const path of ['/contact', '/resources/mediacenter', '/search?q=ciidanka']) {
    await page.goto(at(path))
    await hydrated(page)
  }
  await openArticle(page)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect([...new Set(names)].toSorted()).toEqual(['language', 'saver'])
  await page.goto(at('/privacy'))
  const policy = await page.locator('main').innerText()
  // The policy names them as browsers hold them over HTTPS.
  for (const name of names) expect(policy).toContain(`“${cookieName(name, true)}”`)
  expect(policy).toContain('and no others')
})
