/** Hours by which Mogadishu is ahead of UTC, all year round. */
const AHEAD_MS = 3 * 60 * 60 * 1000

/** An instant in Mogadishu to the minute, alike in both languages: `2026-11-21 18:20`. */
export function mogadishuTime(instant: string | Date): string {
  const there = new Date(new Date(instant).getTime() + AHEAD_MS)
  return there.toISOString().slice(0, 16).replace('T', ' ')
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The midnight at which the day of an instant ends in Mogadishu. */
export function endOfMogadishuDay(instant: Date): Date {
  const day = Math.floor((instant.getTime() + AHEAD_MS) / DAY_MS)
  return new Date((day + 1) * DAY_MS - AHEAD_MS)
}
