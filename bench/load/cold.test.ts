import { expect, test } from 'vitest'
import { mixed } from './cold.ts'

const values = (count: number) => Array.from({ length: count }, (_value, index) => index)

test.each([1, 2, 3, 10, 97, 144, 300])('%i pages are mixed, each of them once', (count) => {
  expect(mixed(values(count)).toSorted((a, b) => a - b)).toEqual(values(count))
})

test('neighbours are far apart once they are mixed', () => {
  const places = mixed(values(300))
  const gaps = places.slice(1).map((place, index) => Math.abs(place - (places[index] ?? 0)))
  expect(Math.min(...gaps)).toBeGreaterThan(100)
})

test('no pages stay no pages', () => {
  expect(mixed([])).toEqual([])
})
