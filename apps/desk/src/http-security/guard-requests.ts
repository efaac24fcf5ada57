import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCrossOrigin } from './cross-origin-request.ts'
import { rewriteForwardedHeaders, type TrustedServers } from './forwarded-headers.ts'
import { type HeaderSettings, securityHeaders } from './headers.ts'
import { renameCookies } from './host-cookie.ts'
import { withoutOpenRedirect } from './prevent-open-redirect.ts'
import { type Refusal, refuse } from './refuse.ts'

const CROSS_ORIGIN: Refusal = {
  status: 403,
  code: 'from_elsewhere',
  en: 'The desk takes this from its own pages alone.',
  so: 'Miisku tan wuxuu ka aqbalaa boggaggiisa oo keliya.',
}

const UNKNOWN_HOST: Refusal = {
  status: 421,
  code: 'unknown_host',
  en: 'The desk is not opened by this name. Open it by the address that its operators gave you. Operators: DESK_URL names that address, DESK_ALLOWED_HOSTS others.',
  so: 'Miiska laguma furo magacan. Ku fur cinwaanka ay ku siiyeen dadka maamula. Maamulayaasha: DESK_URL ayaa cinwaankaas sheega, DESK_ALLOWED_HOSTS kuwa kale.',
}

const BAD_TARGET: Refusal = {
  status: 400,
  code: 'bad_request',
  en: 'This is no path of the desk.',
  so: 'Kani ma aha waddo miiska ah.',
}

export interface RequestGuard extends HeaderSettings, TrustedServers {
  /** Whether a request may name this host. */
  readonly isOwnHost: (host: string | undefined) => boolean
}

/** Why a request is refused; `undefined` if it is not. */
function refusalOf(request: IncomingMessage, guard: RequestGuard): Refusal | undefined {
  // A whole URL as target (RFC 9112 §3.2.2) would name a host that is not in the header.
  if (!request.url?.startsWith('/')) return BAD_TARGET
  const { host, 'x-forwarded-host': forwarded } = request.headers
  const hosts = [host, ...(forwarded === undefined ? [] : [String(forwarded)])]
  if (!hosts.every(guard.isOwnHost)) return UNKNOWN_HOST
  return isCrossOrigin(request, guard.deskUrl) ? CROSS_ORIGIN : undefined
}

/**
 * Checks a request before anything else handles it. It determines the client's address, renames the
 * cookies, sets the response's security headers, refuses a host that is not the desk's (421) and
 * requests from pages of other origins (403), and removes an open redirect from the URL (303). Returns
 * `false` when it has sent a response.
 */
export function guardRequests(
  request: IncomingMessage,
  response: ServerResponse,
  guard: RequestGuard,
): boolean {
  const { url = '/', headers } = request
  const [path = ''] = url.split('?')
  rewriteForwardedHeaders(request, guard)
  if (guard.deskUrl.startsWith('https:')) renameCookies(request, response)
  const nonce = randomBytes(18).toString('base64')
  const responseHeaders = securityHeaders(path, nonce, guard)
  response.setHeaders(new Map(Object.entries(responseHeaders)))
  // Next reads the nonce of its scripts from this request header, which no client may choose.
  headers['content-security-policy'] = responseHeaders['Content-Security-Policy']
  delete headers['content-security-policy-report-only']
  const refusal = refusalOf(request, guard)
  if (refusal) {
    refuse(request, response, refusal)
    return false
  }
  const query = withoutOpenRedirect(url)
  if (query === undefined) return true
  response.writeHead(303, { Location: query, 'Cache-Control': 'no-store' }).end()
  request.resume()
  return false
}
