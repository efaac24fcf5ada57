import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, SCREENS, visitor } from './harness/browser.ts'
import { at } from './harness/places.ts'

const storedLanguage = () => localStorage.getItem('language')
const documentLanguage = () => document.documentElement.lang

test('a first visit is in Somali and stores it', async () => {
  const page = await visitor()
  await page.goto(at('/'))
  expect(await page.evaluate(documentLanguage)).toBe('so')
  expect(await page.evaluate(storedLanguage)).toBe('SO')
})

test.each(['en', 'FR', '', '"EN"', 'SO '])('a stored %j is replaced by SO', async (value) => {
  const page = await visitor()
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('seen') === null) localStorage.setItem('language', text)
    sessionStorage.setItem('seen', 'yes')
  }, value)
  await page.goto(at('/contact'))
  expect(await page.evaluate(storedLanguage)).toBe('SO')
  expect(await page.evaluate(documentLanguage)).toBe('so')
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
  const response = await fetch(at('/contact'), { headers: { cookie: 'language=EN' } })
  const html = await response.text()
  expect(html).toContain('<html lang="en"')
  expect(response.headers.get('vary')?.toLowerCase()).toContain('cookie')
})

test('the switch stays on the page at its place, and is stored', async () => {
  const page = await visitor({ height: 500 })
  await page.goto(at('/ministry/about'))
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.evaluate(() => document.querySelector<HTMLElement>('a[data-language="EN"]')?.click())
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect(page.url()).toBe(at('/ministry/about'))
  expect(await page.evaluate(storedLanguage)).toBe('EN')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  await page.reload()
  expect(await page.evaluate(documentLanguage)).toBe('en')
})

test('without JavaScript the switch is a link to the same page and is stored', async () => {
  const page = await visitor({ javaScript: false, width: SCREENS.phone })
  await page.goto(at('/contact'))
  await page.locator('a[data-language="EN"]').first().click()
  await page.locator('html[lang="en"]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact')
  await page.goto(at('/war'))
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('without JavaScript the switch leads to an address that does not store the language', async () => {
  const page = await visitor({ javaScript: false })
  await page.goto(at('/resources/news?page=2'))
  await page.locator('a[data-language="EN"]').first().click()
  await page.waitForURL(at('/resources/news?language=EN'))
})

test('the switch in a new tab stores the language before the bundle is loaded', async () => {
  const page = await visitor({ language: 'SO', savesData: true })
  await page.goto(at('/contact'))
  const link = page.locator('a[data-language="EN"]').first()
  const tab = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await tab).waitForURL(at('/contact?language=EN'))
  await page.goto(at('/war'))
  expect(await page.evaluate(documentLanguage)).toBe('en')
  expect(await page.evaluate(storedLanguage)).toBe('EN')
})

const readCookie = (page: Page) => async () => {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'language')?.value
}

test('an address that names a language stores it where nothing was stored', async () => {
  const page = await visitor()
  await page.goto(at('/war?language=EN'))
  expect(await page.evaluate(documentLanguage)).toBe('en')
  expect(await page.evaluate(storedLanguage)).toBe('EN')
  expect(await readCookie(page)()).toBe('EN')
})

test('an address that names a language applies to the visit and leaves the stored choice', async () => {
  const page = await visitor({ language: 'SO' })
  await page.goto(at('/war?language=EN'))
  await hydrated(page)
  await page.locator('nav a[href^="/contact"]:visible').first().click()
  await page.waitForURL(at('/contact?language=EN'))
  await page.locator('h1', { hasText: 'Contact' }).waitFor()
  expect(await page.evaluate(documentLanguage)).toBe('en')
  expect(await page.evaluate(storedLanguage)).toBe('SO')
  expect(await readCookie(page)()).toBe('SO')
  await page.goto(at('/war'))
  expect(await page.evaluate(documentLanguage)).toBe('so')
})

/** Follows the footer's link to the news as a mouse does: the hover prefetches the data. */
async function followNews(page: Page): Promise<void> {
  const link = page.locator('footer a[href="/resources/news"]')
  const prefetch = page.waitForResponse(/\/resources\/news\.data/)
  await link.hover()
  await (await prefetch).finished()
  await link.click()
  await page.waitForURL(at('/resources/news'))
  await page.locator('main article').first().waitFor()
}

/** Whether the document has not been replaced since it was marked. */
const isMarked = () => 'isMarked' in window
const mark = () => Object.assign(window, { isMarked: true })

test('after a choice in another tab the next page is a new document in that language', async () => {
  const first = await visitor({ language: 'SO' })
  await first.goto(at('/contact'))
  await hydrated(first)
  await first.evaluate(mark)
  const second = await first.context().newPage()
  await second.goto(at('/war'))
  await hydrated(second)
  await second.locator('a[data-language="EN"]').first().click()
  await second.waitForFunction(() => document.documentElement.lang === 'en')
  // The browser tells other tabs of a change only after the tab that made it.
  await first.waitForFunction(() => localStorage.getItem('language') === 'EN')
  await followNews(first)
  expect(await first.evaluate(documentLanguage)).toBe('en')
  expect(await first.evaluate(isMarked)).toBe(false)
  expect(await first.locator('h1').innerText()).toBe('News')
})

test('data is in the language of the document when the cookie has changed', async () => {
  const page = await visitor({ language: 'SO' })
  await page.goto(at('/contact'))
  await hydrated(page)
  await page.evaluate(mark)
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the site itself writes it.
    document.cookie = 'language=EN;path=/;max-age=1000;samesite=lax'
  })
  await followNews(page)
  expect(await page.evaluate(isMarked)).toBe(true)
  expect(await page.evaluate(documentLanguage)).toBe('so')
  const dates = await page.locator('main article time').allInnerTexts()
  expect(dates.join()).toMatch(/Noofeembar|Oktoobar|Sebteembar/)
  expect(dates.join()).not.toMatch(/November|October|September/)
})

test('an address that names the other language is loaded as a new document', async () => {
  const page = await visitor({ language: 'SO' })
  await page.goto(at('/contact'))
  await hydrated(page)
  await page.evaluate(mark)
  await page.evaluate(() => {
    history.pushState(history.state, '', '/war?language=EN')
    history.pushState(history.state, '', '/war')
    history.back()
  })
  await page.waitForFunction(() => document.documentElement.lang === 'en')
  expect(await page.evaluate(isMarked)).toBe(false)
})

test('the switch leads to the first page of all subcategories', async () => {
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
  expect(await page.evaluate(documentLanguage)).toBe('en')
})

/** Makes storage full: nothing can be written, or no new key. */
const FULL_STORAGE = {
  'both storages throw': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'local storage is full': () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage && this.getItem(key) === null) {
        throw new DOMException('full', 'QuotaExceededError')
      }
      setItem.call(this, key, value)
    }
  },
}

test.each(Object.entries(FULL_STORAGE))(
  'where %s the choice is stored and no page is blank',
  async (_, fill) => {
    const page = await visitor()
    await page.addInitScript(fill)
    for (const [language, title] of [
      ['EN', 'Contact'],
      ['SO', 'Nala soo xiriir'],
    ] as const) {
      await page.goto(at('/contact'))
      await hydrated(page)
      await page.locator(`a[data-language="${language}"]`).first().click()
      await page.locator('h1', { hasText: title }).waitFor()
      await page.reload()
      await hydrated(page)
      expect(await page.locator('h1').innerText()).toBe(title)
      expect(await page.evaluate(documentLanguage)).toBe(language.toLowerCase())
    }
  },
)

test('where session storage cannot be written a page in the other language is not blank', async () => {
  const page = await visitor()
  await page.addInitScript(() => {
    localStorage.setItem('language', 'EN')
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await page.goto(at('/contact'))
  await page.locator('h1', { hasText: 'Contact' }).waitFor()
  expect(await page.evaluate(documentLanguage)).toBe('en')
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
