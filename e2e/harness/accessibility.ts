import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** WCAG 2.2, levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const TAGS = [...WCAG, 'best-practice']

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

/**
 * What axe finds against WCAG 2.2 AA on the page as it stands, and against good practice unless
 * told: one line for each element at fault.
 */
export async function accessibilityFaults(page: Page, tags = TAGS): Promise<string[]> {
  // `evaluate` runs in the page's own world without a script element, so the CSP allows it.
  await page.evaluate(axe.source)
  const find = async () => {
    const results = await page.evaluate(
      (runOnly) =>
        (window as unknown as { axe: typeof axe }).axe.run({
          runOnly,
          resultTypes: ['violations'],
        }),
      tags,
    )
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
    )
  }
  return faultsOnceSettled(find)
}

/** The same in one part of the page, such as a part of the desk that is ours. */
export async function faultsIn(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe.source)
  const find = async () => {
    const results = await page.evaluate(
      ([selector, tags]) =>
        (window as unknown as { axe: typeof axe }).axe.run(selector, { runOnly: [...tags] }),
      [part, TAGS] as const,
    )
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }
  return faultsOnceSettled(find)
}

/** How many pixels the page is wider than the screen: 0 where nothing scrolls sideways (WCAG 1.4.10). */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
