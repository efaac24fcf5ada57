/**
 * How the desk writes dates: in numbers, day first, on a clock of 24 hours, alike in both languages.
 * The patterns are date-fns'.
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
