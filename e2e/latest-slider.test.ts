import { expect, test } from 'vitest'
import { type VisitorOptions, visitor } from './harness/browser.ts'
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
import { slowPage } from './harness/slow-page.ts'

/** The time between two moves of the latest news (Specification §9). */
const INTERVAL_MS = 10_000

const openHome = (options: VisitorOptions = {}) => openHomeSlider('Latest news', options)

test('the latest news move up and down by one, two in view', async () => {
  const { page, slider, button } = await openHome()
  await slider.hover()
  await waitForAutoplay(slider, false)
  const places = await settledPlaces(page, slider)
  expect(places).toHaveLength(2)
  const next = nextPlaces(places)
  await button('Next slide').click()
  await expectInView(slider, next)
  await button('Previous slide').click()
  await expectInView(slider, places)
  await page.keyboard.press('ArrowDown')
  await expectInView(slider, next)
  await page.keyboard.press('ArrowUp')
  await expectInView(slider, places)
  // The slider continues at the beginning after its end.
  for (const target of [next, nextPlaces(next), nextPlaces(nextPlaces(next)), places]) {
    await button('Next slide').click()
    await expectInView(slider, target)
  }
})

test('the latest news move by themselves every 10 seconds, from the newest to the oldest', async () => {
  const { page, slider } = await openHome()
  const places = await stopAfterMove(page, slider)
  await page.clock.runFor(INTERVAL_MS - 3000)
  await expectInView(slider, places)
  await page.clock.runFor(3000)
  await expectInView(slider, nextPlaces(places))
  await page.clock.runFor(INTERVAL_MS)
  await expectInView(slider, nextPlaces(nextPlaces(places)))
})

test('the latest news can be paused and rest under the pointer', async () => {
  const { page, slider, button } = await openHome()
  await slider.locator('article').last().hover()
  await waitForAutoplay(slider, false)
  const places = await settledPlaces(page, slider)
  await page.clock.runFor(INTERVAL_MS + 2000)
  await expectInView(slider, places)
  await button('Pause').click()
  await page.mouse.move(0, 0)
  await button('Play').waitFor()
  await page.clock.runFor(INTERVAL_MS + 2000)
  await expectInView(slider, places)
})

test('with reduced motion the latest news stay at the newest', async () => {
  const { page, slider, button } = await openHome({ reducedMotion: true })
  await page.clock.runFor(INTERVAL_MS + 2000)
  await expectInView(slider, [3, 4])
  expect(await button('Pause').count()).toBe(0)
})

test('without JavaScript the latest news are a column that scrolls, without buttons', async () => {
  const page = await visitor({ language: 'EN', javaScript: false })
  await page.goto(at('/'))
  const slider = sliderNamed(page, 'Latest news')
  expect(await slider.locator('button').count()).toBe(0)
  await expectInView(slider, [3, 4])
  await slider.locator('article').last().hover()
  await page.mouse.wheel(0, -2000)
  await expectInView(slider, [0, 1])
})

test('without JavaScript the latest news begin at the newest when the page arrives in parts', async () => {
  const slow = await slowPage('/', 'language=EN', 'id="latest-news"', '</article>')
  const page = await visitor({ language: 'EN', javaScript: false })
  try {
    await page.goto(slow.url)
    await expectInView(sliderNamed(page, 'Latest news'), [3, 4])
  } finally {
    // The page closes before its site stops, since pictures may still be loading.
    await page.close()
    slow.stop()
  }
})
