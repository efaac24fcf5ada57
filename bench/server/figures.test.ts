import { expect, test } from 'vitest'
import { median, percentile, rounded, spread, spreadText } from './figures.ts'

const TO_HUNDRED = Array.from({ length: 100 }, (_value, index) => 100 - index)

test('a percentile is the value that this share of the values does not exceed', () => {
  expect(percentile(TO_HUNDRED, 0.5)).toBe(50)
  expect(percentile(TO_HUNDRED, 0.99)).toBe(99)
  expect(percentile(TO_HUNDRED, 1)).toBe(100)
  expect(percentile(TO_HUNDRED, 0)).toBe(1)
})

test('a percentile of few values is one of them', () => {
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([3, 9], 0.5)).toBe(3)
  expect(percentile([3, 9], 0.51)).toBe(9)
})

test('without values there is no percentile and no median', () => {
  expect(percentile([], 0.5)).toBeNaN()
  expect(median([])).toBeNaN()
})

test('a median is the middle value, or the mean of the middle two', () => {
  expect(median([10, 2, 9])).toBe(9)
  expect(median([10, 2, 9, 4])).toBe(6.5)
})

test('values are sorted as numbers and are not changed', () => {
  const values = [100, 20, 3]
  expect(median(values)).toBe(20)
  expect(percentile(values, 1)).toBe(100)
  expect(values).toEqual([100, 20, 3])
})

test('a spread has the median, the minimum and the maximum', () => {
  expect(spread([0.5, 0.4, 0.6])).toEqual({ median: 0.5, min: 0.4, max: 0.6 })
  expect(spreadText(spread([0.51234, 0.4, 0.6]))).toBe('0.512 (0.4–0.6)')
})

test('a number is rounded to significant digits, not to a decimal place', () => {
  expect(rounded(12_345.6)).toBe(12_300)
  expect(rounded(0.012345)).toBe(0.0123)
  expect(rounded(0.98765, 2)).toBe(0.99)
})
