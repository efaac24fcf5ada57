import type { IncomingHttpHeaders } from 'node:http'
import { SAVER_KEY, saverInSearch, saverValue } from '../../app/data-saver/data-saver-url.ts'
import { cookieValue, preferenceCookie } from '../http/cookies.ts'

export interface RequestSaver {
  readonly isSaving: boolean
  /** True when the address itself says so. */
  readonly inAddress: boolean
}

/** Whether a browser asks for little data (Save Data API, `Save-Data: on`). */
function asksToSave({ 'save-data': asked }: IncomingHttpHeaders): boolean {
  return String(asked ?? '')
    .split(';')
    .some((token) => token.trim().toLowerCase() === 'on')
}

/**
 * Whether a page is sent with the data saver on: what `?saver=` says exactly, else the cookie when
 * it is exactly `on` or `off`, else what the browser asks for.
 */
export function requestSaver(search: string, headers: IncomingHttpHeaders): RequestSaver {
  const named = saverInSearch(search)
  if (named !== undefined) return { isSaving: named, inAddress: true }
  const stored = saverValue(cookieValue(headers.cookie, SAVER_KEY))
  return { isSaving: stored ?? asksToSave(headers), inAddress: false }
}

/** The cookie that stores the data saver's state from a URL; the boot script reads it. */
export function saverCookie(isSaving: boolean, siteUrl: string): string {
  return preferenceCookie(SAVER_KEY, isSaving ? 'on' : 'off', siteUrl)
}
