import { HOST_PREFIX } from '@gaashaan/http/preference-cookie'
import type { PageLocation } from '../paths/query-path.ts'

/** Name of the query key that turns the data saver on or off, and of the cookie that stores it. */
export const SAVER_KEY = 'saver'

/** Matches, in the scripts of a page, the cookies of a reader who turned the data saver off. */
export const SAVER_OFF_PATTERN = `/(?:^|; )(?:${HOST_PREFIX})?${SAVER_KEY}=off/`

/** Id of the switch in the footer: its link leads to the switch on the page that it loads. */
export const SAVER_SWITCH_ID = 'saver'

/** Parses the value of the cookie or query key; `undefined` unless it is exactly `on` or `off`. */
export function parseDataSaver(value: unknown): boolean | undefined {
  if (value === 'on') return true
  return value === 'off' ? false : undefined
}

/** The path of the current page with the data saver turned on or off. */
export function dataSaverUrl({ pathname, search }: PageLocation, isOn: boolean): string {
  const query = new URLSearchParams(search)
  query.set(SAVER_KEY, isOn ? 'on' : 'off')
  return `${pathname}?${query}#${SAVER_SWITCH_ID}`
}
