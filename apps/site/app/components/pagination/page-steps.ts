/** A page, or a gap in place of some pages, with the kinds of screen that show it. */
export type PageStep =
  | { readonly kind: 'page'; readonly number: number; readonly narrow: boolean }
  | {
      readonly kind: 'gap'
      /** The number of the page before the gap. */
      readonly after: number
      readonly wide: boolean
      readonly narrow: boolean
    }

/** Wide screens show up to this many pages without a gap. */
const MAX_PAGES_WITHOUT_GAP = 7

function wideNumbers(page: number, pages: number): readonly number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= MAX_PAGES_WITHOUT_GAP) return all
  const near = all.filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) < 2,
  )
  // A gap of one page would take as much room as the page.
  return all.filter(
    (number) => near.includes(number) || (near.includes(number - 1) && near.includes(number + 1)),
  )
}

/** At most three numbers fit between the arrows on a screen of 320 px: first, current and last. */
function isNarrow(number: number, page: number, pages: number): boolean {
  const middle = page === 1 ? 2 : page === pages ? pages - 1 : page
  return number === 1 || number === pages || number === middle
}

/** The steps between "previous" and "next" in order, for narrow and wide screens together. */
export function pageSteps(page: number, pages: number): readonly PageStep[] {
  const steps: PageStep[] = []
  let lastWide = 0
  let lastNarrow = 0
  for (const number of wideNumbers(page, pages)) {
    const narrow = isNarrow(number, page, pages)
    const wideGap = number - lastWide > 1
    const narrowGap = narrow && number - lastNarrow > 1
    if (wideGap || narrowGap) {
      steps.push({ kind: 'gap', after: lastWide, wide: wideGap, narrow: narrowGap })
    }
    steps.push({ kind: 'page', number, narrow })
    lastWide = number
    if (narrow) lastNarrow = number
  }
  return steps
}
