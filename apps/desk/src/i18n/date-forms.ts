/**
 * The desk's date formats, as date-fns patterns: numbers, day first, 24-hour clock, the same in both
 * languages.
 */
export const MOMENT_FORM = 'dd/MM/yyyy HH:mm'
const DAY_FORM = 'dd/MM/yyyy'
const TIME_FORM = 'HH:mm'

/** A date field that asks for a day and a time. */
export const DAY_AND_TIME = {
  pickerAppearance: 'dayAndTime',
  displayFormat: MOMENT_FORM,
  timeFormat: TIME_FORM,
} as const

/** A date field that asks for a day. */
export const DAY = { pickerAppearance: 'dayOnly', displayFormat: DAY_FORM } as const
