import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOnceSettled, sidewaysScroll } from '../harness/accessibility.ts'
import { SCREENS, sharedVisitor } from '../harness/browser.ts'
import { articleOf, news } from '../harness/content.ts'
import { at, OPERATION, PAGES } from '../harness/places.ts'

/** Font sizes of Chromium in pixels: twice its medium text (WCAG 1.4.4). */
const LARGE_TEXT = { standard: 32, fixed: 26 }

/** Boxes that hide a part of their text and cannot be scrolled. */
function cutTexts(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
        const isCut =
          (overflowX === 'hidden' && scrollWidth > clientWidth + 1) ||
          (overflowY === 'hidden' && scrollHeight > clientHeight + 2)
        const isVisible = clipPath === 'none' && clientWidth > 1 && element.checkVisibility()
        // The row of a slider scrolls sideways.
        return isCut && isVisible && overflowX !== 'auto' && element.textContent?.trim()
      })
      .map((element) => `${element.localName}.${element.className}`),
  )
}

test.each(['SO', 'EN'] as const)(
  'with text twice as large no page in %s cuts text off or scrolls sideways',
  { timeout: 600_000 },
  async (language) => {
    const page = await sharedVisitor({ language })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })
    const [post] = await news(language)
    const article = post ? [articleOf(post)] : []
    const faults: string[] = []
    for (const path of [...PAGES, OPERATION, ...article]) {
      await page.goto(at(path), { waitUntil: 'domcontentloaded' })
      for (const width of [SCREENS.desktop, SCREENS.phone]) {
        await page.setViewportSize({ width, height: 800 })
        const found = await faultsOnceSettled(async () => {
          const sideways = await sidewaysScroll(page)
          const cuts = (await cutTexts(page)).map((cut) => `${cut} is cut`)
          return sideways > 0 ? [`${sideways} px too wide`, ...cuts] : cuts
        })
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  },
)
