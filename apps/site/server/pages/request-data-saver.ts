import type { IncomingHttpHeaders } from 'node:http'
import { preferenceValue } from '@gaashaan/http/preference-cookie'
import { parseDataSaver, SAVER_KEY } from '../../app/data-saver/data-saver-url.ts'
import { preferenceCookies } from '../http/preference-cookies.ts'
import { requestPath, splitDataSuffix } from '../http/request-path.ts'

/** Whether a browser asks for less data (Save Data API, `Save-Data: on`). */
function prefersLessData({ 'save-data': value = '' }: IncomingHttpHeaders): boolean {
  return String(value)
    .split(';')
    .some((token) => token.trim().toLowerCase() === 'on')
}

/**
 * Whether a page is sent with the data saver on: by the cookie if it is exactly `on` or `off`, else by
 * the browser's header.
 */
export function requestDataSaver(headers: IncomingHttpHeaders): boolean {
  return parseDataSaver(preferenceValue(headers.cookie, SAVER_KEY)) ?? prefersLessData(headers)
}

/**
 * The state that a URL turns the data saver to, and the same URL without that key, relative to itself;
 * `undefined` for all other URLs.
 */
export function dataSaverToStore(url: string) {
  const path = requestPath(url)
  const query = new URLSearchParams(url.slice(path.length))
  const isOn = parseDataSaver(query.get(SAVER_KEY))
  if (isOn === undefined || splitDataSuffix(path).isData) return undefined
  query.delete(SAVER_KEY)
  const search = query.size === 0 ? '' : `?${query}`
  // A path with a dot in front cannot be read as another host.
  return { isOn, location: `./${path.slice(path.lastIndexOf('/') + 1)}${search}` }
}

/** The cookies of a response that stores the data saver's state. */
export function dataSaverCookies(isOn: boolean, siteUrl: string): string[] {
  return preferenceCookies(SAVER_KEY, isOn ? 'on' : 'off', siteUrl)
}
