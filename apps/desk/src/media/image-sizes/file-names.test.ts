import { expect, test } from 'vitest'
import { isVariantOf, variantName } from './file-names.ts'

const ORIGINAL = 'boat-8b09d4ef68.jpg'

test('a variant’s name has its original’s name, its width and its format', () => {
  expect(variantName(ORIGINAL, 640, 'avif')).toBe('boat-8b09d4ef68-w640.avif')
})

test.each([
  ['boat-8b09d4ef68-w160.avif', true],
  ['boat-8b09d4ef68-w2400.webp', true],
  ['boat-8b09d4ef68-w640.jpeg.part', true],
  ['boat-8b09d4ef68-400x225.webp', true],
  ['boat-8b09d4ef68.jpg', false],
  ['boat-8b09d4ef68-1.jpg', false],
  ['boat-8b09d4ef68-1-w160.avif', false],
  ['boat-8b09d4ef68-w640-1234567890.jpg', false],
  ['boat-8b09d4ef68-1234567890.webp', false],
  ['other-boat-8b09d4ef68-w160.avif', false],
])('whether %s is a variant of the picture: %s', (file, isVariant) => {
  expect(isVariantOf(ORIGINAL, file)).toBe(isVariant)
})
