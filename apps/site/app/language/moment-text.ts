import { mogadishuClock } from '@gaashaan/contract/mogadishu-time'

/** A day in Mogadishu, "November 21, 2026" (Specification §9), with the names of the months in a language. */
export function dayText(moment: string | number, months: readonly string[]): string {
  const local = mogadishuClock(moment)
  return `${months[local.getUTCMonth()]} ${local.getUTCDate()}, ${local.getUTCFullYear()}`
}

interface MomentMessages {
  readonly months: readonly string[]
  readonly moment: (day: string, time: string) => string
}

/**
 * A moment in Mogadishu, "November 21, 2026 at 14:05", for where a page's messages are not loaded.
 */
export function momentText(time: number, { months, moment }: MomentMessages): string {
  return moment(dayText(time, months), mogadishuClock(time).toISOString().slice(11, 16))
}
