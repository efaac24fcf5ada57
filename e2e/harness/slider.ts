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

/**
 * Where a slider stands once its move is over. On a slow machine it has moved by itself before a
 * journey could look at it first. The page's clock is installed.
 */
export async function standsAt(page: Page, slider: Locator): Promise<readonly number[]> {
  await page.clock.runFor(1000)
  return inView(slider)
}

/** The places after a move by one, of five slides: after the last comes the first. */
export function nextOf(places: readonly number[]): readonly number[] {
  const isLast = places.at(-1) === 4
  return places.map((place, index) => (isLast ? index : place + 1))
}

/**
 * Stops the page's clock just after a move of a slider that moves by itself, and answers where it
 * stands a second later. From here on time goes by with `runFor` alone.
 */
export async function stopAfterMove(page: Page, slider: Locator): Promise<readonly number[]> {
  await movesByItself(slider, true)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  return standsAt(page, slider)
}
