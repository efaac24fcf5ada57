import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('a page holds its part of the list', () => {
  expect(paginate(nine, '2', 4)).toEqual({ items: [5, 6, 7, 8], page: 2, pages: 3 })
})

test('the last page holds the rest of the list', () => {
  expect(paginate(nine, '3', 4)).toEqual({ items: [9], page: 3, pages: 3 })
})

test('a list that fills its pages has no empty page at the end', () => {
  expect(paginate(nine, null, 3).pages).toBe(3)
})

test.each([null, '', '0', '-1', '4', '1e1', '2.5', ' 2', '02', 'two', '99999999999'])(
  'the page %j is the first page',
  (page) => {
    expect(paginate(nine, page, 4)).toEqual({ items: [1, 2, 3, 4], page: 1, pages: 3 })
  },
)

test('an empty list has one empty page', () => {
  expect(paginate([], '2', 4)).toEqual({ items: [], page: 1, pages: 1 })
})
