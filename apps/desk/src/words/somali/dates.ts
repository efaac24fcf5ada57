/** Names and abbreviations from January and from Sunday. */
const MONTHS =
  'Janaayo Febraayo Maarso Abriil Maayo Juun Luulyo Agosto Sebtembar Oktoobar Noofeembar Diseembar'
const SHORT_MONTHS = 'Jan Feb Mar Abr May Jun Lul Ago Seb Okt Nof Dis'
const DAYS = 'Axad Isniin Talaado Arbaco Khamiis Jimco Sabti'
const SHORT_DAYS = 'Axd Isn Tal Arb Kha Jim Sbt'

/** What stands after a number of each, as date-fns names the units. */
const UNITS: Readonly<Record<string, string>> = {
  Seconds: 'ilbiriqsi',
  Minutes: 'daqiiqo',
  Hours: 'saacadood',
  Days: 'maalmood',
  Weeks: 'toddobaad',
  Months: 'bilood',
  Years: 'sano',
}

/** One of each, without its number. */
const ONE: Readonly<Record<string, string>> = {
  ...UNITS,
  Hours: 'saac',
  Days: 'maalin',
  Months: 'bil',
}

const EXACTLY: Readonly<Record<string, string>> = {
  lessThanX: 'in ka yar ',
  aboutX: 'qiyaastii ',
  overX: 'in ka badan ',
  almostX: 'ku dhowaad ',
  x: '',
}

/** A length of time in words, by date-fns' name for it: `xMinutes`, `aboutXHours`, `halfAMinute`. */
function distance(token: string, count: number): string {
  if (token === 'halfAMinute') return 'nus daqiiqo'
  const [, exactly = 'x', unit = ''] = /^(lessThanX|aboutX|overX|almostX|x)(\w+)$/.exec(token) ?? []
  const words = count === 1 ? `hal ${ONE[unit]}` : `${count} ${UNITS[unit]}`
  return EXACTLY[exactly] + words
}

interface Form {
  readonly width?: string
}

const named =
  (long: string, short: string) =>
  (index: number, { width }: Form = {}): string => {
    const name = (width === 'wide' || !width ? long : short).split(' ')[index] ?? ''
    return width === 'narrow' ? name.slice(0, 1) : name
  }

interface Locale {
  readonly code: string
  readonly localize: object
}

/**
 * A date-fns locale with Somali words for months, days and lengths of time in the place of its own:
 * the library has no Somali. How dates are read and ordered stays the given one's.
 */
export function somaliDates<L extends Locale>(base: L): L {
  const localize = {
    ...base.localize,
    month: named(MONTHS, SHORT_MONTHS),
    day: named(DAYS, SHORT_DAYS),
    dayPeriod: (period: string) => (period === 'am' || period === 'midnight' ? 'GH' : 'GD'),
    ordinalNumber: (value: number) => String(value),
  }
  return { ...base, code: 'so', localize, formatDistance: distance }
}
