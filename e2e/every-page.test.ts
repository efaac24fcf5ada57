import { expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from './harness/accessibility.ts'
import { hydrated, SCREENS, visitor } from './harness/browser.ts'
import { at, PAGES_IN_EACH_LANGUAGE } from './harness/places.ts'

test.each(PAGES_IN_EACH_LANGUAGE)(
  '$path in $language is accessible and fits every screen',
  async ({ path, language }) => {
    const page = await visitor({ language, width: SCREENS.phone })
    const answer = await page.goto(at(path))
    expect(answer?.status()).toBe(200)
    await hydrated(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
    expect(await page.locator('h1').count()).toBe(1)
    for (const width of Object.values(SCREENS)) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(page)).toBe(0)
  },
)
