/** Months from January, days from Sunday. */
const MONTHS =
  'Janaayo Febraayo Maarso Abriil Maayo Juun Luulyo Agosto Sebtembar Oktoobar Noofeembar Diseembar'
const SHORT_MONTHS = 'Jan Feb Mar Abr May Jun Lul Ago Seb Okt Nof Dis'
const DAYS = 'Axad Isniin Talaado Arbaco Khamiis Jimco Sabti'
const SHORT_DAYS = 'Axd Isn Tal Arb Kha Jim Sbt'

/** The plural of each of date-fns' units. */
const UNITS: Readonly<Record<string, string>> = {
  Seconds: 'ilbiriqsi',
  Minutes: 'daqiiqo',
  Hours: 'saacadood',
  Days: 'maalmood',
  Weeks: 'toddobaad',
  Months: 'bilood',
  Years: 'sano',
}

/** The singular of each. */
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

/** A duration by date-fns' token for it: `xMinutes`, `aboutXHours`, `halfAMinute`. */
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
 * A date-fns locale with Somali names of months, days and durations. How dates are parsed and
 * ordered stays as in the given locale.
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
