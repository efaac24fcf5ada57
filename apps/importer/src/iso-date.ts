/** A date as MySQL and PHP write it, without a zone; hosts mean UTC. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/

/** Smaller numbers are seconds, larger ones milliseconds: the limit is in 1973, before any news. */
const MIN_UNIX_MS = 100_000_000_000

/**
 * A date of another system as ISO 8601: any that `Date` reads, UTC where it has no zone; seconds or
 * milliseconds since 1970. `undefined` for anything else, `0000-00-00` included.
 */
export function toIsoDate(value: unknown): string | undefined {
  if (typeof value === 'number') {
    const date = new Date(value < MIN_UNIX_MS ? value * 1000 : value)
    return value > 0 && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
  }
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const [, day, time = '00:00'] = WITHOUT_ZONE.exec(text) ?? []
  const ms = Date.parse(day === undefined ? text : `${day}T${time}Z`)
  return Number.isNaN(ms) || ms <= 0 ? undefined : new Date(ms).toISOString()
}
