import { expect, test } from 'vitest'
import { sharedVisitor } from '../harness/browser.ts'
import { at, OPERATION, PAGES, PAGES_IN_EACH_LANGUAGE } from '../harness/places.ts'

test.each(PAGES_IN_EACH_LANGUAGE)(
  '$path in $language can be read without JavaScript',
  async ({ path, language }) => {
    const page = await sharedVisitor({ language, javaScript: false })
    const response = await page.goto(at(path))
    expect(response?.status()).toBe(200)
    expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
    expect(await page.locator('h1').isVisible()).toBe(true)
  },
)

test.each([...PAGES, OPERATION])(
  '%s has a title, a description, its canonical URL and both languages',
  async (path) => {
    const page = await sharedVisitor({ javaScript: false })
    await page.goto(at(path))
    expect(await page.title()).not.toBe('')
    const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name)
    expect(await attribute('meta[name="description"]', 'content')).not.toBe('')
    expect(await attribute('link[rel="canonical"]', 'href')).toContain('language=SO')
    expect(await attribute('link[hreflang="en"]', 'href')).toContain('language=EN')
    expect(await attribute('link[hreflang="x-default"]', 'href')).not.toContain('language=')
    expect(await attribute('meta[property="og:image"]', 'content')).toMatch(/^http/)
  },
)
