/** Browsers round scroll positions, which then differ from the requested one by up to this much. */
const ROUNDING_PX = 2

/**
 * The scroll positions at which a slider can rest, in pixels: each slide's start, as far as the track
 * can scroll. Slides that fit beside the last stop have no stop of their own.
 */
export function sliderStops(starts: readonly number[], maxScroll: number): readonly number[] {
  const stops: number[] = []
  for (const start of starts) {
    const stop = Math.min(start, maxScroll)
    const last = stops.at(-1)
    if (last === undefined || stop - last > ROUNDING_PX) stops.push(stop)
  }
  return stops
}

/** The index of the stop that is nearest to a scroll position; 0 where there is no stop. */
export function nearestStop(stops: readonly number[], scroll: number): number {
  const distances = stops.map((stop) => Math.abs(stop - scroll))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** The index that is some steps away, past the end from the beginning again. */
export function stopAfter(current: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((current + steps) % count) + count) % count
}

/** The scroll position of a move at a time: fast at first, then slower, and at its end in time. */
export function scrollAt(
  move: { readonly from: number; readonly to: number; readonly transitionMs: number },
  elapsedMs: number,
): number {
  if (elapsedMs >= move.transitionMs) return move.to
  const remaining = 1 - Math.max(0, elapsedMs) / move.transitionMs
  return move.from + (move.to - move.from) * (1 - remaining ** 3)
}
