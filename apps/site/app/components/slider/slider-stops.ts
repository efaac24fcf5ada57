/** Pixels by which a browser's rounded scroll position may differ from the place asked for. */
const ROUNDING = 2

/**
 * The scroll positions at which a slider can rest, in pixels: each slide's start, as far as the track
 * can scroll. Slides that fit beside the last stop have none of their own.
 */
export function stopsOf(starts: readonly number[], mostScroll: number): readonly number[] {
  const stops: number[] = []
  for (const start of starts) {
    const stop = Math.min(start, mostScroll)
    const last = stops.at(-1)
    if (last === undefined || stop - last > ROUNDING) stops.push(stop)
  }
  return stops
}

/** The number of the stop that is nearest to a scroll position; 0 where there is none. */
export function nearestStop(stops: readonly number[], scroll: number): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  stops.forEach((stop, number) => {
    const distance = Math.abs(stop - scroll)
    if (distance < least) {
      least = distance
      nearest = number
    }
  })
  return nearest
}

/** The stop that many steps on, around the end and the beginning. */
export function stopAfter(current: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((current + steps) % count) + count) % count
}

/**
 * Where a move stands after some milliseconds, in pixels: quick at first, slower towards its end,
 * and exactly at its end when its time is over.
 */
export function scrollDuring(
  move: { readonly from: number; readonly to: number; readonly transitionMs: number },
  elapsedMs: number,
): number {
  if (elapsedMs >= move.transitionMs) return move.to
  const left = 1 - Math.max(0, elapsedMs) / move.transitionMs
  return move.from + (move.to - move.from) * (1 - left ** 3)
}
