/** MySQL's and PHP's way of writing an instant, which names no zone; hosts keep UTC. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/

/** Seconds, or milliseconds from the year 1973 on; a date earlier than that is nobody's news. */
const MIN_UNIX_MS = 100_000_000_000

/**
 * A date of another system as ISO 8601: any that `Date` reads, one without a zone as UTC, seconds or
 * milliseconds since 1970. `undefined` for what is none, `0000-00-00` included.
 */
export function momentOf(value: unknown): string | undefined {
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
