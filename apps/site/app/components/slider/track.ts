import { scrollDuring, stopsOf } from './slider-stops.ts'

/** The direction in which a slider moves. */
export type Axis = 'x' | 'y'

export function scrollOf(track: HTMLElement, axis: Axis): number {
  return axis === 'x' ? track.scrollLeft : track.scrollTop
}

function scrollTo(track: HTMLElement, axis: Axis, place: number): void {
  if (axis === 'x') track.scrollLeft = place
  else track.scrollTop = place
}

/** The stops of a track as it is laid out now; none while it is not shown. */
export function measureStops(track: HTMLElement, axis: Axis): readonly number[] {
  const slides = [...track.children] as HTMLElement[]
  const first = slides[0]
  if (first === undefined || track.clientWidth === 0) return []
  const startOf = (slide: HTMLElement) => (axis === 'x' ? slide.offsetLeft : slide.offsetTop)
  const mostScroll =
    axis === 'x' ? track.scrollWidth - track.clientWidth : track.scrollHeight - track.clientHeight
  return stopsOf(
    slides.map((slide) => startOf(slide) - startOf(first)),
    mostScroll,
  )
}

/**
 * Scrolls a track in exactly the time of its transition, at once where that is 0. Snapping rests
 * meanwhile, or the browser would pull every step back. Returns what ends the move early.
 */
export function moveTrack(
  track: HTMLElement,
  axis: Axis,
  to: number,
  transitionMs: number,
  onEnd: () => void,
): () => void {
  const move = { from: scrollOf(track, axis), to, transitionMs }
  const began = performance.now()
  let frame = 0
  track.style.scrollSnapType = 'none'

  function end() {
    cancelAnimationFrame(frame)
    track.style.scrollSnapType = ''
    onEnd()
  }

  function step(now: number) {
    scrollTo(track, axis, scrollDuring(move, now - began))
    if (now - began >= transitionMs) end()
    else frame = requestAnimationFrame(step)
  }

  if (transitionMs === 0) step(began)
  else frame = requestAnimationFrame(step)
  return end
}

/** Lets the pictures of a slide and of its neighbours come before they are scrolled into view. */
export function wakePictures(track: HTMLElement, number: number): void {
  const slides = track.children
  for (const slide of [slides[number], slides[number + 1], slides[number - 1]]) {
    for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager'
  }
}
