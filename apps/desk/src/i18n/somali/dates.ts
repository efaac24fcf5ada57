import { SOMALI_MONTHS } from '@gaashaan/contract/month-names'

/** Months start with January, days with Sunday. */
const SHORT_MONTHS = 'Jan Feb Mar Abr May Jun Lul Ago Seb Okt Nof Dis'.split(' ')
const DAYS = 'Axad Isniin Talaado Arbaco Khamiis Jimco Sabti'.split(' ')
const SHORT_DAYS = 'Axd Isn Tal Arb Kha Jim Sbt'.split(' ')

/** The plural of date-fns' units. */
const PLURAL_UNITS: Readonly<Record<string, string>> = {
  Seconds: 'ilbiriqsi',
  Minutes: 'daqiiqo',
  Hours: 'saacadood',
  Days: 'maalmood',
  Weeks: 'toddobaad',
  Months: 'bilood',
  Years: 'sano',
}

/** The singular of date-fns' units. */
const SINGULAR_UNITS: Readonly<Record<string, string>> = {
  ...PLURAL_UNITS,
  Hours: 'saac',
  Days: 'maalin',
  Months: 'bil',
}

/** date-fns' kinds of approximation. */
const QUALIFIERS: Readonly<Record<string, string>> = {
  lessThanX: 'in ka yar ',
  aboutX: 'qiyaastii ',
  overX: 'in ka badan ',
  almostX: 'ku dhowaad ',
  x: '',
}

/** A duration by its token in date-fns: `xMinutes`, `aboutXHours`, `halfAMinute`. */
function formatDistance(token: string, count: number): string {
  if (token === 'halfAMinute') return 'nus daqiiqo'
  const [, qualifier = 'x', unit = ''] =
    /^(lessThanX|aboutX|overX|almostX|x)(\w+)$/.exec(token) ?? []
  const amount = count === 1 ? `hal ${SINGULAR_UNITS[unit]}` : `${count} ${PLURAL_UNITS[unit]}`
  return QUALIFIERS[qualifier] + amount
}

interface NameOptions {
  readonly width?: string
}

const nameAt =
  (long: readonly string[], short: readonly string[]) =>
  (index: number, { width }: NameOptions = {}): string => {
    const name = (width === 'wide' || !width ? long : short)[index] ?? ''
    return width === 'narrow' ? name.slice(0, 1) : name
  }

interface Locale {
  readonly code: string
  readonly localize: object
}

/**
 * A date-fns locale with Somali names of months, days and durations. Parsing and the order of dates
 * are those of the base locale.
 */
export function somaliDates<L extends Locale>(base: L): L {
  const localize = {
    ...base.localize,
    month: nameAt(SOMALI_MONTHS, SHORT_MONTHS),
    day: nameAt(DAYS, SHORT_DAYS),
    dayPeriod: (period: string) => (period === 'am' || period === 'midnight' ? 'GH' : 'GD'),
    ordinalNumber: (value: number) => String(value),
  }
  return { ...base, code: 'so', localize, formatDistance }
}
