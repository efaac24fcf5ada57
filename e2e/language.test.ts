import type { Page } from 'playwright-core'
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
  await page.locator('html[lang="en"]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact')
  await page.goto(at('/war'))
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('without JavaScript the address that the switch leads to stores nothing itself', async () => {
  const page = await visitor({ javaScript: false })
  await page.goto(at('/resources/news?page=2'))
  await page.locator('a[data-language="EN"]').first().click()
  await page.waitForURL(at('/resources/news?language=EN'))
})

test('the switch stores the language before the bundle is here, also in a tab of its own', async () => {
  const page = await visitor({ language: 'SO', savesData: true })
  await page.goto(at('/contact'))
  const link = page.locator('a[data-language="EN"]').first()
  const tab = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await tab).waitForURL(at('/contact?language=EN'))
  await page.goto(at('/war'))
  expect(await page.evaluate(lang)).toBe('en')
  expect(await page.evaluate(stored)).toBe('EN')
})

const cookieOf = (page: Page) => async () => {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'language')?.value
}

test('an address that names a language stores it where nothing was stored', async () => {
  const page = await visitor()
  await page.goto(at('/war?language=EN'))
  expect(await page.evaluate(lang)).toBe('en')
  expect(await page.evaluate(stored)).toBe('EN')
  expect(await cookieOf(page)()).toBe('EN')
})

test('an address that names a language is a visit in it and leaves the stored choice', async () => {
  const page = await visitor({ language: 'SO' })
  await page.goto(at('/war?language=EN'))
  await hydrated(page)
  await page.locator('nav a[href^="/contact"]:visible').first().click()
  await page.waitForURL(at('/contact?language=EN'))
  await page.locator('h1', { hasText: 'Contact' }).waitFor()
  expect(await page.evaluate(lang)).toBe('en')
  expect(await page.evaluate(stored)).toBe('SO')
  expect(await cookieOf(page)()).toBe('SO')
  await page.goto(at('/war'))
  expect(await page.evaluate(lang)).toBe('so')
})

/** Follows the footer's link to the news as a mouse does, which fetches the data ahead. */
async function followNews(page: Page): Promise<void> {
  const link = page.locator('footer a[href="/resources/news"]')
  const ahead = page.waitForResponse(/\/resources\/news\.data/)
  await link.hover()
  await (await ahead).finished()
  await link.click()
  await page.waitForURL(at('/resources/news'))
  await page.locator('main article').first().waitFor()
}

/** Whether the document is the one that was marked. */
const isSame = () => 'isMarked' in window
const mark = () => Object.assign(window, { isMarked: true })

test('a choice made in another tab makes the next step a document in the new language', async () => {
  const first = await visitor({ language: 'SO' })
  await first.goto(at('/contact'))
  await hydrated(first)
  await first.evaluate(mark)
  const second = await first.context().newPage()
  await second.goto(at('/war'))
  await hydrated(second)
  await second.locator('a[data-language="EN"]').first().click()
  await second.waitForFunction(() => document.documentElement.lang === 'en')
  await followNews(first)
  expect(await first.evaluate(lang)).toBe('en')
  expect(await first.evaluate(isSame)).toBe(false)
  expect(await first.locator('h1').innerText()).toBe('News')
})

test('data comes in the document’s language, whatever the cookie says by then', async () => {
  const page = await visitor({ language: 'SO' })
  await page.goto(at('/contact'))
  await hydrated(page)
  await page.evaluate(mark)
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the site itself writes it.
    document.cookie = 'language=EN;path=/;max-age=1000;samesite=lax'
  })
  await followNews(page)
  expect(await page.evaluate(isSame)).toBe(true)
  expect(await page.evaluate(lang)).toBe('so')
  const dates = await page.locator('main article time').allInnerTexts()
  expect(dates.join()).toMatch(/Noofeembar|Oktoobar|Sebteembar/)
  expect(dates.join()).not.toMatch(/November|October|September/)
})

test('a step to an address that names the other language is a document of its own', async () => {
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
  expect(await page.evaluate(isSame)).toBe(false)
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

/** What is left of storage: nothing can be written, or nothing that was not there. */
const FULL = {
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

test.each(Object.entries(FULL))(
  'where %s the choice is kept and no page is blank',
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
      expect(await page.evaluate(lang)).toBe(language.toLowerCase())
    }
  },
)

test('where the session’s storage cannot be written a page in the other language is not left blank', async () => {
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
  expect(await page.evaluate(lang)).toBe('en')
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
