import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'

export interface MomentMessages {
  readonly months: readonly string[]
  readonly moment: (day: string, time: string) => string
}

/**
 * A moment by the calendar in Mogadishu, "November 21, 2026 at 14:05": the day as on every page
 * (`language/dates.ts`), for where the words of a page are not loaded.
 */
export function cachedAtText(time: number, { months, moment }: MomentMessages): string {
  const local = mogadishuClock(time)
  const day = `${months[local.getUTCMonth()]} ${local.getUTCDate()}, ${local.getUTCFullYear()}`
  return moment(day, local.toISOString().slice(11, 16))
}
