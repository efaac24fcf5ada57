import { expect, test } from 'vitest'
import { shuffle } from './cold.ts'

const values = (count: number) => Array.from({ length: count }, (_value, index) => index)

test.each([1, 2, 3, 10, 97, 144, 300])('%i pages are shuffled, each of them once', (count) => {
  expect(shuffle(values(count)).toSorted((a, b) => a - b)).toEqual(values(count))
})

test('neighbours are far apart after the shuffle', () => {
  const shuffled = shuffle(values(300))
  const gaps = shuffled.slice(1).map((value, index) => Math.abs(value - (shuffled[index] ?? 0)))
  expect(Math.min(...gaps)).toBeGreaterThan(100)
})

test('an empty list stays empty', () => {
  expect(shuffle([])).toEqual([])
})
