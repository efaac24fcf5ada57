import type { Place } from '../language/address-language.ts'

/** Name of the query key that turns the data saver on or off, and of the cookie that stores it. */
export const SAVER_KEY = 'saver'

/** Id of the switch in the footer: the reader finds the switch again on the page that it leads to. */
export const SAVER_SWITCH = 'saver'

/** What a stored or written value says; `undefined` unless it is exactly `on` or `off`. */
export function saverValue(value: unknown): boolean | undefined {
  if (value === 'on') return true
  return value === 'off' ? false : undefined
}

/** What an address says of the data saver, only when exact. */
export function saverInSearch(search: string): boolean | undefined {
  return saverValue(new URLSearchParams(search).get(SAVER_KEY))
}

/** The address at hand that turns the data saver on or off, everything else of it as it is. */
export function dataSaverUrl({ pathname, search }: Place, isOn: boolean): string {
  const query = new URLSearchParams(search)
  query.set(SAVER_KEY, isOn ? 'on' : 'off')
  return `${pathname}?${query}#${SAVER_SWITCH}`
}
