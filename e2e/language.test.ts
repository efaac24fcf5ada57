import { expect, test } from 'vitest'
import { hydrated, SCREENS, visitor } from './harness/browser.ts'
import { at } from './harness/places.ts'

const stored = () => localStorage.getItem('language')
const lang = () => document.documentElement.lang

test('a first visit is in Somali and stores it', async () => {
  const page = await visitor()
  await page.goto(at('/'))
  expect(await page.evaluate(lang)).toBe('so')
  expect(await page.evaluate(stored)).toBe('SO')
})

test.each(['en', 'FR', '', '"EN"', 'SO '])('a stored %j is replaced by SO', async (value) => {
  const page = await visitor()
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seen') === null) localStorage.setItem('language', text)
    sessionStorage.setItem('seen', 'yes')
  }, value)
  await page.goto(at('/contact'))
  expect(await page.evaluate(stored)).toBe('SO')
  expect(await page.evaluate(lang)).toBe('so')
})

test('the stored language wins over a cookie that disagrees, before anything is painted', async () => {
  const page = await visitor()
  await page.addInitScript(() => localStorage.setItem('language', 'EN'))
  await page.goto(at('/contact'))
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  await hydrated(page)
  expect(await page.locator('h1').textContent()).toBe('Contact')
  expect(await page.evaluate(() => document.documentElement.style.visibility)).toBe('')
  expect(page.url()).toBe(at('/contact'))
})

test('the first byte is in the language of the cookie', async () => {
  const answer = await fetch(at('/contact'), { headers: { cookie: 'language=EN' } })
  const html = await answer.text()
  expect(html).toContain('<html lang="en"')
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('cookie')
})

test('switching stays on the page and at the place, and is stored', async () => {
  const page = await visitor({ height: 500 })
  await page.goto(at('/ministry/about'))
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.evaluate(() => document.querySelector<HTMLElement>('a[data-language="EN"]')?.click())
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect(page.url()).toBe(at('/ministry/about'))
  expect(await page.evaluate(stored)).toBe('EN')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  await page.reload()
  expect(await page.evaluate(lang)).toBe('en')
})

test('without JavaScript the switch is a link that keeps the page and is remembered', async () => {
  const page = await visitor({ javaScript: false, width: SCREENS.phone })
  await page.goto(at('/contact'))
  await page.locator('a[data-language="EN"]').first().click()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(new URL(page.url()).pathname).toBe('/contact')
  await page.goto(at('/war'))
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('an address that names a language chooses it and stores it', async () => {
  const page = await visitor()
  await page.goto(at('/war?language=EN'))
  expect(await page.evaluate(lang)).toBe('en')
  expect(await page.evaluate(stored)).toBe('EN')
})

test('switching goes back to the first page and to all subcategories', async () => {
  const page = await visitor()
  await page.goto(at('/resources/news?page=2'))
  await hydrated(page)
  await page.locator('a[data-language="EN"]').first().click()
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect(page.url()).toBe(at('/resources/news'))
})

test('a blocked storage does not break the page or the switch', async () => {
  const page = await visitor()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse, configurable: true })
  })
  await page.goto(at('/contact'))
  await hydrated(page)
  await page.locator('a[data-language="EN"]').first().click()
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  await page.goto(at('/war'))
  expect(await page.evaluate(lang)).toBe('en')
})

test('a full storage does not break the page or the switch', async () => {
  const page = await visitor()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(at('/contact'))
  await hydrated(page)
  await page.locator('a[data-language="EN"]').first().click()
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect(await page.locator('h1').textContent()).toBe('Contact')
})

test('where cookies cannot be written the address carries the language', async () => {
  const page = await visitor()
  await page.addInitScript(() => {
    localStorage.setItem('language', 'EN')
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  })
  await page.goto(at('/contact'))
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect(page.url()).toBe(at('/contact?language=EN'))
})
