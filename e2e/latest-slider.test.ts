import { expect, test } from 'vitest'
import { hydrated, type VisitorOptions, visitor } from './harness/browser.ts'
import { at } from './harness/places.ts'
import {
  movesByItself,
  nextOf,
  shows,
  sliderNamed,
  standsAt,
  stopAfterMove,
} from './harness/slider.ts'
import { slowPage } from './harness/slow-page.ts'

/** The rest between two moves of the latest news (Specification §9), in milliseconds. */
const INTERVAL = 10_000

async function home(options: VisitorOptions = {}) {
  const page = await visitor({ language: 'EN', ...options })
  await page.clock.install()
  await page.goto(at('/'))
  await hydrated(page)
  const slider = sliderNamed(page, 'Latest news')
  const button = (name: string) => slider.getByRole('button', { name })
  await button('Next slide').waitFor()
  return { page, slider, button }
}

test('the latest news move up and down by one, two in view', async () => {
  const { page, slider, button } = await home()
  await slider.hover()
  await movesByItself(slider, false)
  const places = await standsAt(page, slider)
  expect(places).toHaveLength(2)
  const next = nextOf(places)
  await button('Next slide').click()
  await shows(slider, next)
  await button('Previous slide').click()
  await shows(slider, places)
  await page.keyboard.press('ArrowDown')
  await shows(slider, next)
  await page.keyboard.press('ArrowUp')
  await shows(slider, places)
  // Around the end and back.
  for (const there of [next, nextOf(next), nextOf(nextOf(next)), places]) {
    await button('Next slide').click()
    await shows(slider, there)
  }
})

test('the latest news move by themselves every 10 seconds, from the newest to the oldest', async () => {
  const { page, slider } = await home()
  const places = await stopAfterMove(page, slider)
  await page.clock.runFor(INTERVAL - 3000)
  await shows(slider, places)
  await page.clock.runFor(3000)
  await shows(slider, nextOf(places))
  await page.clock.runFor(INTERVAL)
  await shows(slider, nextOf(nextOf(places)))
})

test('the latest news can be paused and rest under the pointer', async () => {
  const { page, slider, button } = await home()
  await slider.locator('article').last().hover()
  await movesByItself(slider, false)
  const places = await standsAt(page, slider)
  await page.clock.runFor(INTERVAL + 2000)
  await shows(slider, places)
  await button('Pause').click()
  await page.mouse.move(0, 0)
  await button('Play').waitFor()
  await page.clock.runFor(INTERVAL + 2000)
  await shows(slider, places)
})

test('with reduced motion the latest news stay at the newest', async () => {
  const { page, slider, button } = await home({ reducedMotion: true })
  await page.clock.runFor(INTERVAL + 2000)
  await shows(slider, [3, 4])
  expect(await button('Pause').count()).toBe(0)
})

test('without JavaScript the latest news are a column that scrolls, without buttons', async () => {
  const page = await visitor({ language: 'EN', javaScript: false })
  await page.goto(at('/'))
  const slider = sliderNamed(page, 'Latest news')
  expect(await slider.locator('button').count()).toBe(0)
  await shows(slider, [3, 4])
  await slider.locator('article').last().hover()
  await page.mouse.wheel(0, -2000)
  await shows(slider, [0, 1])
})

test('without JavaScript they begin at the newest although the page arrives in parts', async () => {
  const slow = await slowPage('/', 'language=EN', 'id="latest-news"', '</article>')
  const page = await visitor({ language: 'EN', javaScript: false })
  try {
    await page.goto(slow.url)
    await shows(sliderNamed(page, 'Latest news'), [3, 4])
  } finally {
    // Before its site goes: pictures may still be on their way.
    await page.close()
    slow.stop()
  }
})
