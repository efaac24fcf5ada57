import { expect, test } from 'vitest'
import { nearestStop, scrollAt, sliderStops, stopAfter } from './slider-stops.ts'

test('with one slide in view each slide is a stop', () => {
  expect(sliderStops([0, 800, 1600], 1600)).toEqual([0, 800, 1600])
})

test('with three slides in view the last stop is where the track ends', () => {
  expect(sliderStops([0, 400, 800, 1200, 1600], 800)).toEqual([0, 400, 800])
})

test('slides that all fit in view have a single stop', () => {
  expect(sliderStops([0, 400, 800], 0)).toEqual([0])
  expect(sliderStops([], 0)).toEqual([])
})

test('a track that ends a pixel before a slide has no second stop there', () => {
  expect(sliderStops([0, 400.4, 800.8], 799.5)).toEqual([0, 400.4, 799.5])
  expect(sliderStops([0, 400, 401], 401)).toEqual([0, 400])
})

test('a scroll position has a nearest stop', () => {
  expect(nearestStop([0, 400, 800], 190)).toBe(0)
  expect(nearestStop([0, 400, 800], 210)).toBe(1)
  expect(nearestStop([0, 400, 800], 5000)).toBe(2)
  expect(nearestStop([], 10)).toBe(0)
})

test('the last stop is followed by the first, and the first preceded by the last', () => {
  expect(stopAfter(2, 1, 3)).toBe(0)
  expect(stopAfter(0, -1, 3)).toBe(2)
  expect(stopAfter(1, 1, 3)).toBe(2)
  expect(stopAfter(0, 1, 0)).toBe(0)
})

test('a move begins at its start and ends exactly at its end', () => {
  const move = { from: 100, to: 500, transitionMs: 700 }
  expect(scrollAt(move, 0)).toBe(100)
  expect(scrollAt(move, 700)).toBe(500)
  expect(scrollAt(move, 9000)).toBe(500)
})

test('a move keeps its direction', () => {
  const move = { from: 500, to: 100, transitionMs: 600 }
  const positions = [0, 100, 200, 300, 400, 500, 600].map((ms) => scrollAt(move, ms))
  expect(positions).toEqual(positions.toSorted((a, b) => b - a))
})

test('a move without a duration is at its end at once', () => {
  expect(scrollAt({ from: 0, to: 300, transitionMs: 0 }, 0)).toBe(300)
})
