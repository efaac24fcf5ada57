import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A slider by the name it is announced with. */
export function sliderNamed(page: Page, name: string): Locator {
  return page.locator('section[aria-roledescription]').and(page.getByRole('region', { name }))
}

/** The places, from 0, of the slides that are wholly in their slider's view. */
export function inView(slider: Locator): Promise<readonly number[]> {
  return slider.locator('[role="group"]').evaluateAll((slides) =>
    slides.flatMap((slide, place) => {
      const box = slide.getBoundingClientRect()
      const track = slide.parentElement?.getBoundingClientRect()
      if (track === undefined || box.width === 0) return []
      const isInside =
        box.left >= track.left - 2 &&
        box.right <= track.right + 2 &&
        box.top >= track.top - 2 &&
        box.bottom <= track.bottom + 2
      return isInside ? [place] : []
    }),
  )
}

/** Waits until exactly these slides are in view: a move takes its transition. */
export async function shows(slider: Locator, places: readonly number[]): Promise<void> {
  await expect.poll(() => inView(slider), { timeout: 10_000 }).toEqual(places)
}

/** Waits until a slider moves by itself, or rests; it tells listeners of its place only at rest. */
export async function movesByItself(slider: Locator, moves: boolean): Promise<void> {
  const live = moves ? 'off' : 'polite'
  await slider.locator(`p[aria-live="${live}"]`).waitFor({ state: 'attached' })
}
