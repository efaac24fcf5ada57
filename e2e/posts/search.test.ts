import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { hydrated, SCREENS, sharedVisitor, visitor } from '../harness/browser.ts'
import { SEEN_WITHIN } from '../harness/content.ts'
import { firstEditor, publishing, rest, text } from '../harness/desk.ts'
import { at } from '../harness/places.ts'
import { type EmptyStack, STACK_START, startEmptyStack } from '../harness/servers/empty-stack.ts'

/** The wait for the index of a site that has just started. */
const INDEX_WAIT = { timeout: 60_000, interval: 100 }

const STATUS = 'main [role="status"]'
const RESULTS = 'main ol h2'
const FIELD = 'input[name="q"]:visible'

// The pages of the archive exist once the index is complete.
beforeAll(() => {
  const archive = () => fetch(at('/resources/news/archive'))
  return vi.waitFor(async () => expect((await archive()).status).toBe(200), INDEX_WAIT)
})

const titles = (page: Page) => page.locator(RESULTS).allInnerTexts()

test('a reader without JavaScript searches from the header, and narrows down', async () => {
  const page = await sharedVisitor({ language: 'SO', javaScript: false })
  await page.goto(at('/'))
  await page.locator(FIELD).first().fill('ciidanka')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=ciidanka/)
  expect(await page.locator(STATUS).innerText()).toMatch(/^\d+ natiijo oo ku saabsan “ciidanka”$/)
  expect(await page.locator(`${RESULTS} mark`).first().innerText()).toMatch(/ciidanka/i)
  const all = Number.parseInt(await page.locator(STATUS).innerText(), 10)
  await page.locator('main summary').click()
  await page.locator('main select[name="kind"]').selectOption('news')
  await page.locator('main details button').click()
  await page.waitForURL(/kind=news/)
  const news = Number.parseInt(await page.locator(STATUS).innerText(), 10)
  expect(news).toBeGreaterThan(0)
  expect(news).toBeLessThan(all)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
})

test.each(['SO', 'EN'] as const)(
  'the first result in %s is on a phone’s first screen, with and without a filter',
  async (language) => {
    const page = await sharedVisitor({
      language,
      width: SCREENS.phone,
      height: 740,
      javaScript: false,
    })
    const searchPath = `/search?q=${language === 'SO' ? 'ciidanka' : 'army'}`
    for (const path of [searchPath, `${searchPath}&kind=news`]) {
      await page.goto(at(path))
      const box = await page.locator('main ol li').first().boundingBox()
      expect([path, box && box.y <= 420]).toEqual([path, true])
    }
    expect(await page.locator('main summary').innerText()).toMatch(/: (?:Warar|News)$/)
    expect(await page.locator('main h1').count()).toBe(1)
  },
)

test.each([
  ['SO', 'ciidan', '/sna'],
  ['EN', 'army', '/sna'],
  ['SO', 'kuxigeenka', '/ministry/Deputy_MinistryLeadership'],
  ['SO', 'ku xigeenka', '/ministry/Deputy_MinistryLeadership'],
] as const)('in %s the first result for “%s” is %s', async (language, text, path) => {
  const page = await sharedVisitor({ language, javaScript: false })
  await page.goto(at(`/search?q=${encodeURIComponent(text)}`))
  expect(await page.locator(`${RESULTS} a`).first().getAttribute('href')).toBe(path)
})

test('results have pages, and each leads to its page', async () => {
  const page = await sharedVisitor({ language: 'SO', javaScript: false })
  await page.goto(at('/search?q=ciidanka'))
  const first = await titles(page)
  expect(first).toHaveLength(10)
  await page.locator('main nav a[rel="next"]').click()
  await page.waitForURL(/page=2/)
  expect((await titles(page)).some((title) => first.includes(title))).toBe(false)
  const link = page.locator(`${RESULTS} a`).first()
  const response = await page.goto(at((await link.getAttribute('href')) ?? ''))
  expect(response?.status()).toBe(200)
})

test.each([
  ['Ciidanka Badda', 'cidanka bada'],
  ['Khudbadda', 'qudbada'],
  ['jaraa’id', "jara'id"],
  ['gaashaandhigga', 'gaashandiga'],
  ['xeebta', 'heebta'],
  ['xeebta', 'xebeta'],
])('“%s” is found by “%s”', async (written, misspelt) => {
  const page = await sharedVisitor({ language: 'SO', javaScript: false })
  await page.goto(at(`/search?q=${encodeURIComponent(written)}`))
  const expected = await titles(page)
  expect(expected.length).toBeGreaterThan(0)
  await page.goto(at(`/search?q=${encodeURIComponent(misspelt)}`))
  expect(await titles(page)).toContain(expected[0])
})

test('results in the other language are below, and marked', async () => {
  const page = await sharedVisitor({ language: 'SO', javaScript: false })
  await page.goto(at('/search?q=navy'))
  expect(await page.locator(STATUS).innerText()).toBe('Wax ku saabsan “navy” lama helin')
  const otherResults = page.locator('section[aria-labelledby="other-results"]')
  expect(await otherResults.locator('[lang="en"] h3').count()).toBeGreaterThan(0)
  const link = await otherResults.locator('h3 a').first().getAttribute('href')
  expect(link).toContain('language=EN')
})

test('a search without results suggests others', async () => {
  const page = await sharedVisitor({ language: 'EN' })
  await page.goto(at('/search?q=qqzzqq+vvxxvv&kind=news'))
  expect(await page.locator(STATUS).innerText()).toBe('No results for “qqzzqq vvxxvv”')
  expect(await page.locator('main a[href="/search?q=qqzzqq+vvxxvv"]').count()).toBe(1)
  expect(await page.locator('main a[href="/search?q=qqzzqq&kind=news"]').count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])
})

test.each(Object.values(SCREENS))('results are accessible at %i px', async (width) => {
  const page = await sharedVisitor({ language: 'SO', width })
  await page.goto(at('/search?q=ciidanka&year=2026'))
  await hydrated(page)
  expect(await accessibilityFaults(page)).toEqual([])
})

test.each([SCREENS.phone, SCREENS.desktop])(
  'at %i px suggestions appear while a reader types, and can be chosen by keyboard',
  async (width) => {
    const page = await sharedVisitor({ language: 'EN', width })
    await page.goto(at('/contact'))
    await hydrated(page)
    // A phone has the field in the drawer.
    if (width === SCREENS.phone) await page.locator('nav summary:visible').click()
    const field = page.locator(FIELD).first()
    await field.click()
    await field.and(page.locator('[role="combobox"]')).waitFor()
    await field.pressSequentially('nav')
    const options = page.locator('[role="option"]:visible')
    // A slow browser shows the suggestions for the first letters before.
    await expect.poll(() => options.last().innerText()).toBe('All results for “nav”')
    await field.and(page.locator('[aria-expanded="true"]')).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    const selected = page.locator('[role="option"][aria-selected="true"]')
    await selected.waitFor()
    expect(await selected.getAttribute('id')).toBe(
      await field.getAttribute('aria-activedescendant'),
    )
    await page.keyboard.press('Escape')
    await expect.poll(() => options.count()).toBe(0)
    expect(await field.inputValue()).toBe('nav')
    await page.keyboard.press('ArrowDown')
    await options.first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/contact')
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/nav/i)
  },
)

test.each([
  [SCREENS.phone, 740],
  [SCREENS.phone, 360],
  [SCREENS.desktop, 500],
])('at %i × %i px all suggestions are visible and end with all results', async (width, height) => {
  const page = await sharedVisitor({ language: 'EN', width, height })
  await page.goto(at('/contact'))
  await hydrated(page)
  if (width === SCREENS.phone) await page.locator('nav summary:visible').click()
  const field = page.locator(FIELD).first()
  await field.click()
  await field.and(page.locator('[role="combobox"]')).waitFor()
  await field.pressSequentially('arm')
  const options = page.locator('[role="option"]:visible')
  await expect.poll(() => options.last().innerText()).toBe('All results for “arm”')
  expect(await options.count()).toBeGreaterThan(1)
  const edges = await options.evaluateAll((all) =>
    all.map((option) => option.getBoundingClientRect().bottom),
  )
  expect(Math.max(...edges)).toBeLessThanOrEqual(height)
  const list = page.locator('[role="listbox"]:visible')
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=arm$/)
})

test('Enter after another letter searches for what is written, not for what was chosen', async () => {
  const page = await visitor({ language: 'EN' })
  await page.goto(at('/contact'))
  await hydrated(page)
  const field = page.locator(FIELD).first()
  await field.click()
  await field.and(page.locator('[role="combobox"]')).waitFor()
  await field.pressSequentially('nav')
  await page.getByRole('option', { name: 'All results for “nav”' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.locator('[role="option"][aria-selected="true"]').waitFor()
  // The suggestions for the longer text do not come.
  await page.route('**/search/suggestions*', () => undefined)
  await page.keyboard.type('y')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=navy$/)
})

test('Enter in the field searches without a new document', async () => {
  const page = await sharedVisitor({ language: 'SO' })
  await page.goto(at('/contact'))
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const field = page.locator(FIELD).first()
  await field.click()
  await field.and(page.locator('[role="combobox"]')).waitFor()
  await field.fill('badda')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=badda/)
  await page.locator(RESULTS).first().waitFor()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

let stack: EmptyStack
beforeAll(async () => {
  stack = await startEmptyStack()
}, STACK_START)
afterAll(() => stack.stop(), STACK_START)

test('a published post is soon in the results, and a withdrawn one is not', async () => {
  const page = await sharedVisitor()
  await firstEditor(page, stack.desk)
  /** The words that are marked on a page of results. */
  const markedWords = async (query: string) => {
    const response = await fetch(`${stack.site}/search?q=${encodeURIComponent(query)}`)
    return [...(await response.text()).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => word)
  }
  await expect.poll(() => markedWords('hoggaanka'), INDEX_WAIT).toContain('Hoggaanka')
  expect(await markedWords('dooniyaha')).toEqual([])
  const { doc } = await rest<{ doc: { id: number } }>(
    page,
    'POST',
    `${stack.desk}/api/posts?draft=true`,
    { kind: 'news', so: { title: 'Warkan hadda', content: text('Dooniyaha cusub baa yimid.') } },
  )
  const reason = 'Miiskan tijaabada ah waxaa jooga hal qof.'
  await publishing(page, stack.desk, doc.id, { language: 'so', action: 'publish', reason })
  await expect.poll(() => markedWords('dooniyaha'), SEEN_WITHIN).toContain('Dooniyaha')
  await publishing(page, stack.desk, doc.id, { language: 'so', action: 'withdraw', reason })
  await expect.poll(() => markedWords('dooniyaha'), SEEN_WITHIN).toEqual([])
})
