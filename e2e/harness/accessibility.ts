import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** WCAG 2.2, levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const TAGS = [...WCAG, 'best-practice']

/** axe as a browser reads it soonest. */
export const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * What is at fault once the page has settled: looked for again while anything is, since what still
 * slides in, fades or loads has other colours and places for a moment.
 */
export async function faultsOnceSettled<Fault>(find: () => Promise<Fault[]>): Promise<Fault[]> {
  let found: Fault[] = []
  const findAgain = async () => {
    found = await find()
    return found.length
  }
  await expect
    .poll(findAgain, { timeout: 5_000 })
    .toBe(0)
    .catch(() => {})
  return found
}

/** What axe's minified source leaves at `window.axe`, with which pages are checked. */
type Checker = Window & { axe?: typeof axe }

/**
 * What axe finds against WCAG 2.2 AA, and against good practice unless the tags say otherwise, on the
 * page or in one part of it: one line for each element at fault.
 */
export async function accessibilityFaults(
  page: Page,
  { tags = TAGS, part = 'html' }: { tags?: readonly string[]; part?: string } = {},
): Promise<string[]> {
  // `evaluate` runs in the page's own world without a script element, so the CSP allows it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  return faultsOnceSettled(async () => {
    const violations = await page.evaluate(
      async ([context, runOnly]) => {
        const { axe: checker } = window as Checker
        const results = await checker?.run(context, {
          runOnly: [...runOnly],
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
