import { expect, test } from 'vitest'
import { datePartsOf, formDate, isDate } from './form-date.ts'

test('month, day and year make a date, and the date gives them back', () => {
  const parts = { month: '1', day: '9', year: '2027' }
  expect(formDate(parts)).toBe('2027-01-09')
  expect(datePartsOf('2027-01-09')).toEqual(parts)
  expect(isDate('2027-01-09')).toBe(true)
})

test('nothing filled in is no date and no mistake', () => {
  expect(formDate({ month: '', day: '', year: '' })).toBe('')
  expect(datePartsOf('')).toEqual({ month: '', day: '', year: '' })
})

test.each([
  ['February has no such day', { month: '2', day: '30', year: '2027' }],
  ['the year is missing', { month: '2', day: '3', year: '' }],
  ['the month is missing', { month: '', day: '3', year: '2027' }],
  ['the year is short', { month: '2', day: '3', year: '27' }],
  ['the day is a word', { month: '2', day: 'Axad', year: '2027' }],
  ['there is no thirteenth month', { month: '13', day: '3', year: '2027' }],
])('where %s, the parts are no date and stay as typed', (_why, parts) => {
  expect(isDate(formDate(parts))).toBe(false)
  expect(datePartsOf(formDate(parts))).toEqual(parts)
})
