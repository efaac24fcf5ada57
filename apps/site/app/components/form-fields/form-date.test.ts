import { expect, test } from 'vitest'
import { isDate, joinDate, splitDate } from './form-date.ts'

test('month, day and year make a date, which splits into the same parts', () => {
  const parts = { month: '1', day: '9', year: '2027' }
  expect(joinDate(parts)).toBe('2027-01-09')
  expect(splitDate('2027-01-09')).toEqual(parts)
  expect(isDate('2027-01-09')).toBe(true)
})

test('empty parts make the empty text, and the empty text has empty parts', () => {
  expect(joinDate({ month: '', day: '', year: '' })).toBe('')
  expect(splitDate('')).toEqual({ month: '', day: '', year: '' })
})

test.each([
  ['February has no such day', { month: '2', day: '30', year: '2027' }],
  ['the year is missing', { month: '2', day: '3', year: '' }],
  ['the month is missing', { month: '', day: '3', year: '2027' }],
  ['the year is short', { month: '2', day: '3', year: '27' }],
  ['the day is a word', { month: '2', day: 'Axad', year: '2027' }],
  ['there is no thirteenth month', { month: '13', day: '3', year: '2027' }],
])('where %s, the parts are no date and stay as they were typed', (_reason, parts) => {
  expect(isDate(joinDate(parts))).toBe(false)
  expect(splitDate(joinDate(parts))).toEqual(parts)
})
