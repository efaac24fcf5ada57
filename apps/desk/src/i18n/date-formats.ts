/**
 * The desk's date formats, as date-fns patterns: numbers, day first, 24-hour clock, the same in both
 * languages.
 */
export const DATE_TIME_FORMAT = 'dd/MM/yyyy HH:mm'
const DAY_FORM = 'dd/MM/yyyy'
const TIME_FORM = 'HH:mm'

/** The settings of a date field with a time. */
export const DAY_AND_TIME = {
  pickerAppearance: 'dayAndTime',
  displayFormat: DATE_TIME_FORMAT,
  timeFormat: TIME_FORM,
} as const

/** The settings of a date field without a time. */
export const DAY = { pickerAppearance: 'dayOnly', displayFormat: DAY_FORM } as const
