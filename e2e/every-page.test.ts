import { expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { hydrated, SCREENS, visitor } from './harness/browser.ts'
import { at, PAGES } from './harness/places.ts'

const cases = PAGES.flatMap((path) =>
  (['SO', 'EN'] as const).map((language) => ({ path, language })),
)

test.each(cases)(
  '$path in $language is accessible and fits every screen',
  async ({ path, language }) => {
    const page = await visitor({ language })
    for (const width of Object.values(SCREENS)) {
      await page.setViewportSize({ width, height: 800 })
      const answer = await page.goto(at(path))
      expect(answer?.status()).toBe(200)
      await hydrated(page)
      expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
      expect(await page.locator('h1').count()).toBe(1)
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(page)).toBe(0)
  },
)

test.each(cases)(
  '$path in $language reads the same without JavaScript',
  async ({ path, language }) => {
    const plain = await visitor({ language, javaScript: false })
    const answer = await plain.goto(at(path))
    expect(answer?.status()).toBe(200)
    expect(await plain.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
    const scripted = await visitor({ language })
    await scripted.goto(at(path))
    await hydrated(scripted)
    expect(await plain.locator('h1').textContent()).toBe(await scripted.locator('h1').textContent())
    expect(await plain.title()).toBe(await scripted.title())
  },
)

test.each(PAGES)('%s is accessible in the dark scheme', async (path) => {
  const page = await visitor({ dark: true })
  await page.goto(at(path))
  expect(await accessibilityFaults(page)).toEqual([])
})

test.each(PAGES)('%s names itself, its canonical address and both languages', async (path) => {
  const page = await visitor({ javaScript: false })
  await page.goto(at(path))
  expect(await page.title()).not.toBe('')
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name)
  expect(await attribute('meta[name="description"]', 'content')).not.toBe('')
  expect(await attribute('link[rel="canonical"]', 'href')).toContain('language=SO')
  expect(await attribute('link[hreflang="en"]', 'href')).toContain('language=EN')
  expect(await attribute('link[hreflang="x-default"]', 'href')).not.toContain('language=')
  expect(await attribute('meta[property="og:image"]', 'content')).toMatch(/^http/)
})
