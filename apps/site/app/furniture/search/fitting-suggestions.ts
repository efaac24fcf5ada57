/** Pixels left free between the last option and the edge of what is seen. */
const EDGE_PX = 8

/**
 * How many of a list's suggestions are seen whole above the screen's edge, or above its keyboard.
 * The last option, which leads to all results, always stands below them.
 */
export function fittingSuggestions(list: HTMLElement): number {
  const seen = visualViewport
  const edge = (seen ? seen.offsetTop + seen.height : innerHeight) - EDGE_PX
  let over = list.getBoundingClientRect().bottom - edge
  let fitting = list.children.length - 1
  while (over > 0 && fitting > 0) {
    fitting -= 1
    over -= list.children[fitting]?.getBoundingClientRect().height ?? 0
  }
  return fitting
}
