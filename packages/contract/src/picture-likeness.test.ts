import { expect, test } from 'vitest'
import {
  brightnessOf,
  coarseParts,
  decodeLikenesses,
  encodeLikenesses,
  hasDetail,
  LIKENESS_SIDE,
  LIKENESS_WORDS,
  likenessDistance,
  likenessOf,
  mayBeAlike,
} from './picture-likeness.ts'

/** A made picture: hills and stripes that depend on a number. */
const picture = (seed: number, brighter = 0) =>
  Float64Array.from({ length: LIKENESS_SIDE ** 2 }, (_, at) => {
    const [x, y] = [at % LIKENESS_SIDE, Math.floor(at / LIKENESS_SIDE)]
    const hills = Math.sin((x * seed) / 17) * Math.cos((y * (seed + 3)) / 23)
    const stripes = Math.sin((x * y * seed) / 400 + seed)
    return 128 + 60 * hills + 40 * stripes + brighter
  })

test('a picture that is brighter is the same', () => {
  const words = likenessOf(picture(3))
  expect(words).toHaveLength(LIKENESS_WORDS)
  expect(likenessDistance(likenessOf(picture(3, 30)), words)).toBe(0)
})

test('the nearest of several likenesses counts, and another picture is none', () => {
  const [first, second] = [likenessOf(picture(3)), likenessOf(picture(8))]
  const asked = Uint32Array.from(second)
  asked[7] = (asked[7] ?? 0) ^ 0b111
  expect(likenessDistance(asked, Uint32Array.from([...first, ...second]))).toBe(3)
  expect(likenessDistance(asked, first)).toBeUndefined()
})

test('the coarse parts tell which pictures may be alike', () => {
  const words = Uint32Array.from([...likenessOf(picture(3)), ...likenessOf(picture(8))])
  const parts = coarseParts(words)
  expect(parts).toHaveLength(4)
  const asked = likenessOf(picture(8, 20))
  expect(mayBeAlike(asked, parts, 0, 4)).toBe(true)
  expect(mayBeAlike(asked, parts, 0, 2)).toBe(false)
})

test('what is far in its coarse part is none, however near the rest', () => {
  const words = likenessOf(picture(3))
  const asked = Uint32Array.from(words)
  asked[0] = (asked[0] ?? 0) ^ 0b111_1111_1111
  expect(likenessDistance(asked, words)).toBeUndefined()
})

test('a plain surface has nothing by which it is known', () => {
  expect(hasDetail(picture(3))).toBe(true)
  expect(hasDetail(new Float64Array(LIKENESS_SIDE ** 2).fill(90))).toBe(false)
})

test('likenesses are the same after they were text', () => {
  const words = Uint32Array.from([...likenessOf(picture(3)), 0xffff_ffff, 0, 1])
  expect(decodeLikenesses(encodeLikenesses(words))).toEqual(words)
})

test('brightness is that of red, green and blue, whatever follows', () => {
  const pixels = Array.from({ length: LIKENESS_SIDE ** 2 }, () => [255, 0, 0, 9]).flat()
  expect(brightnessOf(pixels, 4)[5]).toBeCloseTo(76.2, 1)
})
