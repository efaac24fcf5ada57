/** What date-fns' `format` is about to write: a pattern's letters, or words as they are. */
interface Part {
  readonly isToken: boolean
  readonly value: string
}

/** The dates that Payload shows; a date field's own and the calendar's are not of this class. */
interface ShownDate extends Date {
  readonly timeZone?: string
  readonly withTimeZone?: unknown
}

interface Locale {
  readonly localize: object
}

/** Mogadishu is three hours ahead of UTC all year. */
const AHEAD_MS = 3 * 60 * 60 * 1000

/** What stands for the letters of the desk's date patterns (`date-forms.ts`). */
function inMogadishu(date: Date): Readonly<Record<string, string>> {
  const [day = '', time = ''] = new Date(date.getTime() + AHEAD_MS).toISOString().split('T')
  const [yyyy = '', MM = '', dd = ''] = day.split('-')
  const [HH = '', mm = '', ss = ''] = time.split(/[:.]/)
  return { yyyy, MM, dd, HH, mm, ss }
}

/**
 * A date-fns locale that writes the moments which Payload shows in Mogadishu's time, wherever the
 * reader's clock or the server's stands. Payload formats them in the zone of whatever machine it
 * runs on and has no setting for it; `localize.preprocessor` is date-fns' own place for a change.
 * A date with a zone of its own stays in that zone.
 */
export function mogadishuDates<L extends Locale>(base: L): L {
  const preprocessor = (date: ShownDate, parts: readonly Part[]): readonly Part[] => {
    if (!('withTimeZone' in date) || date.timeZone !== undefined) return parts
    const values = inMogadishu(date)
    return parts.map((part) => {
      const value = part.isToken ? values[part.value] : undefined
      return value === undefined ? part : { isToken: false, value }
    })
  }
  return { ...base, localize: { ...base.localize, preprocessor } }
}
