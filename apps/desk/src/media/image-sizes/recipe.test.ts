import { expect, test } from 'vitest'
import { MAX_WIDTH_PX, TALLEST, widthsOf } from './recipe.ts'

test.each([
  [1600, [160, 240, 360, 480, 640, 960, 1280, 1600]],
  [2400, [160, 240, 360, 480, 640, 960, 1280, 1920, 2400]],
  [500, [160, 240, 360, 480, 500]],
  [120, [120]],
])('a picture %i pixels wide is made in %o', (width, widths) => {
  const { avif, webp } = widthsOf(width, true)
  expect([avif, webp]).toEqual([widths, widths])
})

test('JPEG stands behind an opaque picture; a transparent one has its own file for that', () => {
  expect(widthsOf(1600, true).jpeg).toEqual([640, 1280])
  expect(widthsOf(1600, false).jpeg).toEqual([])
})

test('no file is more than 1.5 times as wide as the one before it', () => {
  for (let width = 160; width <= MAX_WIDTH_PX; width += 1) {
    const { avif } = widthsOf(width, true)
    const steps = avif.slice(1).map((wider, i) => wider / (avif[i] ?? 0))
    expect(Math.max(1, ...steps), `${width}`).toBeLessThanOrEqual(1.5)
  }
})

test('the largest kept picture can be written in every format', () => {
  // WebP's sides have 14 bits (RFC 9649 §2.5).
  expect(Math.max(MAX_WIDTH_PX, TALLEST)).toBeLessThan(2 ** 14)
})
