import { expect, test } from 'vitest'
import { MAX_HEIGHT_PX, MAX_WIDTH_PX, variantWidths } from './variants.ts'

test.each([
  [1600, [160, 240, 360, 480, 640, 960, 1280, 1600]],
  [2400, [160, 240, 360, 480, 640, 960, 1280, 1920, 2400]],
  [500, [160, 240, 360, 480, 500]],
  [120, [120]],
])('a picture %i pixels wide has variants of the widths %o', (width, widths) => {
  const { avif, webp } = variantWidths(width, true)
  expect([avif, webp]).toEqual([widths, widths])
})

test('an opaque picture has variants in JPEG; the fallback of a transparent one is its original', () => {
  expect(variantWidths(1600, true).jpeg).toEqual([640, 1280])
  expect(variantWidths(1600, false).jpeg).toEqual([])
})

test('no variant is more than 1.5 times as wide as the one before it', () => {
  for (let width = 160; width <= MAX_WIDTH_PX; width += 1) {
    const { avif } = variantWidths(width, true)
    const steps = avif.slice(1).map((wider, i) => wider / (avif[i] ?? 0))
    expect(Math.max(1, ...steps), `${width}`).toBeLessThanOrEqual(1.5)
  }
})

test('the largest original can be encoded in every format', () => {
  // WebP's sides have 14 bits (RFC 9649 §2.5).
  expect(Math.max(MAX_WIDTH_PX, MAX_HEIGHT_PX)).toBeLessThan(2 ** 14)
})
