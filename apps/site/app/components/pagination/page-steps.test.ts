import { expect, test } from 'vitest'
import { pageSteps } from './page-steps.ts'

function drawSteps(page: number, pages: number, screen: 'wide' | 'narrow'): string {
  return pageSteps(page, pages)
    .filter((step) => (step.kind === 'page' ? screen === 'wide' || step.narrow : step[screen]))
    .map((step) => (step.kind === 'gap' ? '…' : String(step.number)))
    .join(' ')
}

test.each([
  [1, 2, '1 2'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 … 12'],
  [3, 12, '1 2 3 4 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 11 12'],
])('on a wide screen page %i of %i has the steps %s', (page, pages, steps) => {
  expect(drawSteps(page, pages, 'wide')).toBe(steps)
})

test.each([
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 6, '1 2 … 6'],
  [3, 6, '1 … 3 … 6'],
  [6, 6, '1 … 5 6'],
  [50, 120, '1 … 50 … 120'],
])('on a narrow screen page %i of %i has the steps %s', (page, pages, steps) => {
  expect(drawSteps(page, pages, 'narrow')).toBe(steps)
})
