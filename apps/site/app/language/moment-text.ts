import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'

interface MomentMessages {
  readonly months: readonly string[]
  readonly moment: (day: string, time: string) => string
}

/**
 * A moment in Mogadishu, "November 21, 2026 at 14:05", for where a page's messages are not loaded. The day
 * is written as `longDate` does.
 */
export function momentText(time: number, { months, moment }: MomentMessages): string {
  const local = mogadishuClock(time)
  const day = `${months[local.getUTCMonth()]} ${local.getUTCDate()}, ${local.getUTCFullYear()}`
  return moment(day, local.toISOString().slice(11, 16))
}
