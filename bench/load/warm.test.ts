import { expect, test } from 'vitest'
import { medians } from '../server/figures.ts'
import { ratios } from './warm.ts'

const round = (rate: number, processorTime: number) => ({
  rate,
  median: 400,
  percentile99: 900,
  processorTime,
})

const SITE = [round(20_000, 40), round(10_000, 60), round(30_000, 30)]
const NGINX = [round(40_000, 20), round(40_000, 20), round(40_000, 20)]

test('a side has the medians of its rounds', () => {
  expect(medians(SITE)).toEqual({ rate: 20_000, median: 400, percentile99: 900, processorTime: 40 })
})

test('a ratio compares rounds that followed each other', () => {
  expect(ratios(SITE, NGINX)).toEqual({
    rate: { median: 0.5, min: 0.25, max: 0.75 },
    processorTime: { median: 2, min: 1.5, max: 3 },
  })
})
