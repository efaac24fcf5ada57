import type { IncomingHttpHeaders } from 'node:http'
import {
  dataSaverInSearch,
  parseDataSaver,
  SAVER_KEY,
} from '../../app/data-saver/data-saver-url.ts'
import { cookieValue, preferenceCookie } from '../http/cookies.ts'

/** Whether a browser asks for less data (Save Data API, `Save-Data: on`). */
function prefersLessData({ 'save-data': value = '' }: IncomingHttpHeaders): boolean {
  return String(value)
    .split(';')
    .some((token) => token.trim().toLowerCase() === 'on')
}

/**
 * Whether a page is sent with the data saver on: by `?saver=`, else by the cookie if it is exactly
 * `on` or `off`, else by the browser's header. `isFromUrl` is true if the URL decides.
 */
export function requestDataSaver(search: string, headers: IncomingHttpHeaders) {
  const fromUrl = dataSaverInSearch(search)
  if (fromUrl !== undefined) return { isDataSaverOn: fromUrl, isFromUrl: true }
  const stored = parseDataSaver(cookieValue(headers.cookie, SAVER_KEY))
  return { isDataSaverOn: stored ?? prefersLessData(headers), isFromUrl: false }
}

/** The cookie that stores the data saver's state from a URL; the boot script reads it. */
export function dataSaverCookie(isDataSaverOn: boolean, siteUrl: string): string {
  return preferenceCookie(SAVER_KEY, isDataSaverOn ? 'on' : 'off', siteUrl)
}
