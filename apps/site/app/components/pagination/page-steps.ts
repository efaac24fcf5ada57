/** A page to go to, or the gap where pages are left out; `narrow` ones also stand on a phone. */
export type PageStep =
  | { readonly kind: 'page'; readonly number: number; readonly narrow: boolean }
  | {
      readonly kind: 'gap'
      readonly after: number
      readonly wide: boolean
      readonly narrow: boolean
    }

/** Lists up to this many pages are shown without a gap on wide screens. */
const ALL_SHOWN = 7

function wideNumbers(page: number, pages: number): readonly number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= ALL_SHOWN) return all
  const near = all.filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) < 2,
  )
  // A gap of one page would take as much room as the page.
  return all.filter(
    (number) => near.includes(number) || (near.includes(number - 1) && near.includes(number + 1)),
  )
}

/** Three numbers at most: first, current, last, which with both arrows fit 320 px. */
function isNarrow(number: number, page: number, pages: number): boolean {
  const neighbour = page === 1 ? 2 : page === pages ? pages - 1 : page
  return number === 1 || number === pages || number === neighbour
}

/** The steps between "previous" and "next", in order, for both kinds of screen at once. */
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
