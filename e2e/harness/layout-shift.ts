import type { Page } from 'playwright-core'

/**
 * A third of what is called good (web.dev/articles/cls). Not nothing: a page may be painted between any
 * two of its tags, and then a word of the header that ends at the right grows to the left. In a font that
 * is wider than any phone's, as test machines have, the radio's link goes to a line of its own: 0.022.
 */
export const MAX_LAYOUT_SHIFT = 0.03

declare global {
  interface Window {
    /** Sums up the layout shifts so far (Layout Instability API). */
    layoutShift?: () => number
  }
}

/** Makes the page count its layout shifts from the first paint; call it before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    const count = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
    }
    const observer = new PerformanceObserver((list) => count(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.layoutShift = () => {
      count(observer.takeRecords())
      return sum
    }
  })
}

/** The layout shift so far, after the next frames; 0 where nothing has moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return window.layoutShift?.() ?? Number.NaN
  })
}
