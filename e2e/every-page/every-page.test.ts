import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, sidewaysScroll } from '../harness/accessibility.ts'
import { hydrated, SCREENS, sharedVisitor } from '../harness/browser.ts'
import { parsedBy } from '../harness/parsed.ts'
import { at, PAGES_IN_EACH_LANGUAGE } from '../harness/places.ts'

/** The heading and the title that a page arrives with, before any script. */
async function asItArrives(page: Page, path: string) {
  const arrived = await parsedBy(page, at(path))
  return arrived.evaluate((document) => ({
    heading: document?.querySelector('h1')?.textContent,
    title: document?.title,
  }))
}

test.each(PAGES_IN_EACH_LANGUAGE)(
  '$path in $language is accessible and fits every screen',
  async ({ path, language }) => {
    const page = await sharedVisitor({ language })
    await page.setViewportSize({ width: SCREENS.phone, height: 800 })
    const answer = await page.goto(at(path))
    expect(answer?.status()).toBe(200)
    await hydrated(page)
    expect(await page.locator('html').getAttribute('lang')).toBe(language.toLowerCase())
    expect(await page.locator('h1').count()).toBe(1)
    const now = { heading: await page.locator('h1').textContent(), title: await page.title() }
    expect(now).toEqual(await asItArrives(page, path))
    expect(await accessibilityFaults(page)).toEqual([])
    for (const width of [320, ...Object.values(SCREENS)]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page)).toBe(0)
    }
    // The menu takes the place of the drawer. What a tablet shows is checked in the dark scheme.
    expect(await accessibilityFaults(page)).toEqual([])
  },
)
