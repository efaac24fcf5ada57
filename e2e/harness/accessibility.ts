import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2, levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const TAGS = [...WCAG, 'best-practice']

/** The minified source of axe, which a browser reads fastest. */
export const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** How long a page may take to settle, in milliseconds. */
const MAX_SETTLING_MS = 30_000

/**
 * The faults that remain once the page has settled. The search repeats while there are faults, or while
 * there is nothing yet to search, since what slides in, fades or loads has other colours and places for
 * a moment. One search ends before the next begins, and the last one counts, however long it takes.
 */
export async function faultsOnceSettled<Fault>(find: () => Promise<Fault[]>): Promise<Fault[]> {
  const begin = performance.now()
  for (;;) {
    const isLast = performance.now() - begin > MAX_SETTLING_MS
    try {
      const faults = await find()
      if (faults.length === 0 || isLast) return faults
    } catch (error) {
      if (isLast) throw error
    }
    await setTimeout(50)
  }
}

/** The window of a page in which the source of axe has run. */
type AxeWindow = Window & { axe?: typeof axe }

/**
 * The violations that axe finds on the page or in one part of it, a line for each element: of WCAG 2.2
 * AA and of good practice, unless `tags` name other rules.
 */
export async function accessibilityFaults(
  page: Page,
  { tags = TAGS, part = 'html' }: { tags?: readonly string[]; part?: string } = {},
): Promise<string[]> {
  return faultsOnceSettled(async () => {
    // `evaluate` needs no script element, so the page's policy allows it.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
    const violations = await page.evaluate(
      async ([context, runOnly]) => {
        const { axe: checker } = window as AxeWindow
        const results = await checker?.run(context, {
          runOnly: [...runOnly],
          reporter: 'no-passes',
          resultTypes: ['violations'],
        })
        return results?.violations ?? []
      },
      [part, tags] as const,
    )
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? node.html}`),
    )
  })
}

/** How many pixels the page is wider than the screen: 0 where nothing scrolls sideways (WCAG 1.4.10). */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
