import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** WCAG 2.2, levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const TAGS = [...WCAG, 'best-practice']

/** The minified source of axe, which a browser reads fastest. */
export const AXE_SOURCE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * The faults that remain once the page has settled. The search repeats while there are faults, since
 * what slides in, fades or loads has other colours and places for a moment.
 */
export async function faultsOnceSettled<Fault>(find: () => Promise<Fault[]>): Promise<Fault[]> {
  let faults: Fault[] = []
  const countFaults = async () => {
    faults = await find()
    return faults.length
  }
  await expect
    .poll(countFaults, { timeout: 5_000 })
    .toBe(0)
    .catch(() => {})
  return faults
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
  // `evaluate` needs no script element, so the page's policy allows it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  return faultsOnceSettled(async () => {
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
