import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SCREENS, type VisitorOptions, visitor } from './harness/browser.ts'
import { at } from './harness/places.ts'
import {
  expectInView,
  nextPlaces,
  openHomeSlider,
  settledPlaces,
  sliderNamed,
  stopAfterMove,
  waitForAutoplay,
} from './harness/slider.ts'

/** The time between two moves of the featured news (Specification §9). */
const INTERVAL_MS = 15_000

const openHome = (options: VisitorOptions = {}) => openHomeSlider('Featured news', options)

/** Runs every timer and frame of more than one interval. */
async function runPastInterval(page: Page) {
  await page.clock.runFor(INTERVAL_MS + 2000)
}

/** Scrolls the row sideways by the width of a slide, with the wheel. */
async function scrollByOne(page: Page, slider: Locator) {
  const slide = slider.locator('[role="group"]').first()
  await slide.hover()
  await page.mouse.wheel((await slide.boundingBox())?.width ?? 0, 0)
}

test('arrows move the featured news by one, around the end and the beginning', async () => {
  const { slider, button } = await openHome()
  await button('Go to 1 of 5').click()
  await expectInView(slider, [0])
  await button('Next slide').click()
  await expectInView(slider, [1])
  await button('Previous slide').click()
  await expectInView(slider, [0])
  await button('Previous slide').click()
  await expectInView(slider, [4])
  await button('Next slide').click()
  await expectInView(slider, [0])
})

test('each dot leads to its slide and the current one is marked', async () => {
  const { slider, button } = await openHome()
  for (const place of [3, 1, 4]) {
    await button(`Go to ${place + 1} of 5`).click()
    await expectInView(slider, [place])
    const current = slider.locator('button[aria-current="true"]')
    expect(await current.getAttribute('aria-label')).toBe(`Go to ${place + 1} of 5`)
    expect(await slider.locator('p[aria-live]').textContent()).toBe(`${place + 1} / 5`)
  }
})

test('arrow keys move the featured news while the focus is in it', async () => {
  const { page, slider, button } = await openHome()
  await button('Go to 1 of 5').click()
  await expectInView(slider, [0])
  await page.keyboard.press('ArrowRight')
  await expectInView(slider, [1])
  await page.keyboard.press('ArrowLeft')
  await expectInView(slider, [0])
})

test('the current dot follows a reader who scrolls the row', async () => {
  const { page, slider, button } = await openHome()
  await button('Go to 1 of 5').click()
  await expectInView(slider, [0])
  await scrollByOne(page, slider)
  await expectInView(slider, [1])
  await slider
    .getByRole('button', { name: 'Go to 2 of 5' })
    .and(page.locator('[aria-current]'))
    .waitFor()
})

test('the featured news move by themselves every 15 seconds', async () => {
  const { page, slider } = await openHome()
  const places = await stopAfterMove(page, slider)
  await page.clock.runFor(INTERVAL_MS - 3000)
  await expectInView(slider, places)
  await page.clock.runFor(3000)
  await expectInView(slider, nextPlaces(places))
  await page.clock.runFor(INTERVAL_MS)
  await expectInView(slider, nextPlaces(nextPlaces(places)))
})

test('the pause button stops the featured news and starts them again', async () => {
  const { page, slider, button } = await openHome()
  expect(await button('Pause').textContent()).toBe('Pause')
  expect((await button('Pause').locator('span').boundingBox())?.width).toBeGreaterThan(20)
  await button('Pause').click()
  await button('Play').waitFor()
  await page.mouse.move(0, 0)
  const places = await settledPlaces(page, slider)
  await runPastInterval(page)
  await expectInView(slider, places)
  await button('Play').click()
  await waitForAutoplay(slider, true)
  await page.clock.fastForward(INTERVAL_MS)
  await expectInView(slider, nextPlaces(places))
})

test('the pause button is labelled in Somali', async () => {
  const page = await visitor()
  await page.goto(at('/'))
  const slider = sliderNamed(page, 'Wararka ugu muhiimsan')
  await slider.getByRole('button', { name: 'Jooji' }).click()
  await slider.getByRole('button', { name: 'Sii wad' }).waitFor()
})

test('the featured news rest while a reader points at them', async () => {
  const { page, slider } = await openHome()
  await slider.hover()
  await waitForAutoplay(slider, false)
  const places = await settledPlaces(page, slider)
  await runPastInterval(page)
  await expectInView(slider, places)
  await page.mouse.move(0, 0)
  await waitForAutoplay(slider, true)
  await page.clock.fastForward(INTERVAL_MS)
  await expectInView(slider, nextPlaces(places))
})

test('the featured news rest while the focus is in them', async () => {
  const { page, slider } = await openHome()
  await slider.locator('article a').first().focus()
  await waitForAutoplay(slider, false)
  const places = await settledPlaces(page, slider)
  await runPastInterval(page)
  await expectInView(slider, places)
  await page.locator('footer a').first().focus()
  await page.evaluate(() => window.scrollTo(0, 0))
  await waitForAutoplay(slider, true)
})

test('the featured news rest while they are out of sight', async () => {
  const { page, slider } = await openHome()
  await waitForAutoplay(slider, true)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await waitForAutoplay(slider, false)
  await page.evaluate(() => window.scrollTo(0, 0))
  await waitForAutoplay(slider, true)
})

test('with reduced motion nothing moves by itself and there is nothing to pause', async () => {
  const { page, slider, button } = await openHome({ reducedMotion: true })
  await runPastInterval(page)
  await expectInView(slider, [0])
  expect(await button('Pause').count()).toBe(0)
  await button('Next slide').click()
  await expectInView(slider, [1])
})

test.each([SCREENS.phone, SCREENS.desktop])(
  'without JavaScript the featured news are a row that scrolls, without buttons, at %i px',
  async (width) => {
    const page = await visitor({ language: 'EN', javaScript: false, width })
    await page.goto(at('/'))
    const slider = sliderNamed(page, 'Featured news')
    expect(await slider.locator('button').count()).toBe(0)
    await expectInView(slider, [0])
    await scrollByOne(page, slider)
    await expectInView(slider, [1])
  },
)
