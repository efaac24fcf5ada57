import { scrollAt, sliderStops } from './slider-stops.ts'

/** The direction in which a slider moves. */
export type Axis = 'x' | 'y'

export function scrollPosition(track: HTMLElement, axis: Axis): number {
  return axis === 'x' ? track.scrollLeft : track.scrollTop
}

function scrollTo(track: HTMLElement, axis: Axis, position: number): void {
  if (axis === 'x') track.scrollLeft = position
  else track.scrollTop = position
}

/** The stops of a track in its present layout; none while it is hidden. */
export function measureStops(track: HTMLElement, axis: Axis): readonly number[] {
  if (track.clientWidth === 0) return []
  const slides = [...track.children] as HTMLElement[]
  const starts = slides.map((slide) => (axis === 'x' ? slide.offsetLeft : slide.offsetTop))
  const maxScroll =
    axis === 'x' ? track.scrollWidth - track.clientWidth : track.scrollHeight - track.clientHeight
  return sliderStops(
    starts.map((start) => start - (starts[0] ?? 0)),
    maxScroll,
  )
}

/**
 * Scrolls a track within its transition time, at once where that is 0. Scroll snapping is off meanwhile,
 * because the browser would undo every step. Returns a function that ends the move early.
 */
export function moveTrack(
  track: HTMLElement,
  axis: Axis,
  to: number,
  transitionMs: number,
  onEnd: () => void,
): () => void {
  const move = { from: scrollPosition(track, axis), to, transitionMs }
  const startTime = performance.now()
  let frame = 0
  track.style.scrollSnapType = 'none'

  function end() {
    cancelAnimationFrame(frame)
    track.style.scrollSnapType = ''
    onEnd()
  }

  function step(now: number) {
    scrollTo(track, axis, scrollAt(move, now - startTime))
    if (now - startTime >= transitionMs) end()
    else frame = requestAnimationFrame(step)
  }

  if (transitionMs === 0) step(startTime)
  else frame = requestAnimationFrame(step)
  return end
}

/** Loads the pictures of a slide and of its neighbours before they are scrolled into view. */
export function loadPictures(track: HTMLElement, index: number): void {
  const slides = track.children
  for (const slide of [slides[index], slides[index + 1], slides[index - 1]]) {
    for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager'
  }
}
