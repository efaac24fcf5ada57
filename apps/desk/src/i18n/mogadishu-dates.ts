import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'

/** A piece of a date-fns pattern: a token such as `yyyy`, or literal text. */
interface Part {
  readonly isToken: boolean
  readonly value: string
}

/** A date that Payload formats for display, not for a date field or the calendar. */
interface DisplayDate extends Date {
  readonly timeZone?: string
  readonly withTimeZone?: unknown
}

interface Locale {
  readonly localize: object
}

/** The values of the tokens in the desk's date patterns (`date-formats.ts`). */
function tokenValues(date: Date): Readonly<Record<string, string>> {
  const [day = '', time = ''] = mogadishuClock(date).toISOString().split('T')
  const [yyyy = '', MM = '', dd = ''] = day.split('-')
  const [HH = '', mm = '', ss = ''] = time.split(/[:.]/)
  return { yyyy, MM, dd, HH, mm, ss }
}

/**
 * A date-fns locale that formats the dates Payload shows in Mogadishu's time. Payload formats them
 * in the time zone of the machine and has no setting for another; `localize.preprocessor` is
 * date-fns' hook for a change. A date with a time zone of its own stays in that zone.
 */
export function mogadishuDates<L extends Locale>(base: L): L {
  const preprocessor = (date: DisplayDate, parts: readonly Part[]): readonly Part[] => {
    if (!('withTimeZone' in date) || date.timeZone !== undefined) return parts
    const values = tokenValues(date)
    return parts.map((part) => {
      const value = part.isToken ? values[part.value] : undefined
      return value === undefined ? part : { isToken: false, value }
    })
  }
  return { ...base, localize: { ...base.localize, preprocessor } }
}
