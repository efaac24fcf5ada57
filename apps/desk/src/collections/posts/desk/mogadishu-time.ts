/** Somalia's time: UTC+3 all year. */
export const MOGADISHU = 'Africa/Mogadishu'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: MOGADISHU,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as `21/11/2026, 15:20` in Mogadishu: the same numbers in both languages. */
export function inMogadishu(instant: string | Date): string {
  return clock.format(new Date(instant))
}

const OFFSET = '+03:00'

/** The instant that a `datetime-local` field, with seconds or without, means in Mogadishu; `null` for none. */
export function fromMogadishu(local: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return null
  const instant = new Date(`${local}${OFFSET}`)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

/** An instant as the value of a `datetime-local` field in Mogadishu. */
export function toMogadishuField(instant: Date): string {
  return new Date(instant.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 16)
}
