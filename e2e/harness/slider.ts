import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, type VisitorOptions, visitor } from './browser.ts'
import { at } from './places.ts'

/** A slider by its accessible name. */
export function sliderNamed(page: Page, name: string): Locator {
  return page.locator('section[aria-roledescription]').and(page.getByRole('region', { name }))
}

/** A visit in English, unless `options` say otherwise, to a slider of the home page; it has a `clock`. */
export async function openHomeSlider(name: string, options: VisitorOptions = {}) {
  const page = await visitor({ language: 'EN', clock: true, ...options })
  await page.goto(at('/'))
  await hydrated(page)
  const slider = sliderNamed(page, name)
  const button = (label: string) => slider.getByRole('button', { name: label })
  await button('Next slide').waitFor()
  return { page, slider, button }
}

/** The places, from 0, of the slides that are completely in their slider's view. */
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

/** Waits until exactly these slides are in view, since a move has a transition. */
export async function expectInView(slider: Locator, places: readonly number[]): Promise<void> {
  await expect.poll(() => inView(slider)).toEqual(places)
}

/** Waits until a slider moves by itself, or rests: its place is a live region only at rest. */
export async function waitForAutoplay(slider: Locator, isOn: boolean): Promise<void> {
  const live = isOn ? 'off' : 'polite'
  await slider.locator(`p[aria-live="${live}"]`).waitFor({ state: 'attached' })
}

/**
 * The places in view once a move is over. On a slow machine a slider may have moved by itself before
 * this first look. The page must have a `clock`.
 */
export async function settledPlaces(page: Page, slider: Locator): Promise<readonly number[]> {
  await page.clock.runFor(1000)
  return inView(slider)
}

/** The places after a move by one of five slides: the first follows the last. */
export function nextPlaces(places: readonly number[]): readonly number[] {
  const isLast = places.at(-1) === 4
  return places.map((place, index) => (isLast ? index : place + 1))
}

/**
 * Stops the page's clock just after a slider has moved by itself, and returns the places in view a
 * second later. After this, time passes by `runFor` alone.
 */
export async function stopAfterMove(page: Page, slider: Locator): Promise<readonly number[]> {
  await waitForAutoplay(slider, true)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  return settledPlaces(page, slider)
}
