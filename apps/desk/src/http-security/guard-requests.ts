import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCrossOrigin } from './cross-origin-request.ts'
import { rewriteForwardedHeaders, type TrustedServers } from './forwarded-headers.ts'
import { type HeaderSettings, securityHeaders } from './headers.ts'
import { withoutOpenRedirect } from './prevent-open-redirect.ts'
import { type Refusal, refuse } from './refuse.ts'

const ELSEWHERE: Refusal = {
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

/** Why a request is let in no further; `undefined` for one that is. */
function refusalOf({ method = 'GET', url = '/', headers }: IncomingMessage, door: RequestGuard) {
  // A whole URL as target (RFC 9112 §3.2.2) would name a host of its own, past the header.
  if (!url.startsWith('/')) return BAD_TARGET
  const forwarded = headers['x-forwarded-host']
  const hosts = [headers.host, ...(forwarded === undefined ? [] : [String(forwarded)])]
  if (!hosts.every(door.isOwnHost)) return UNKNOWN_HOST
  return isCrossOrigin({ method, url, headers }, door.deskUrl) ? ELSEWHERE : undefined
}

/**
 * The desk's door, before anything else looks at a request: settles who asks, gives the answer the
 * headers of every answer, refuses what names a host that is not the desk's (421) and what a page of
 * another origin asks (403), and leads on (303) who comes with a way to go on that leaves the desk.
 * `false` when it has answered.
 */
export function guardRequests(
  request: IncomingMessage,
  response: ServerResponse,
  door: RequestGuard,
): boolean {
  const { url = '/', headers } = request
  const [path = ''] = url.split('?')
  rewriteForwardedHeaders(request, door)
  const nonce = randomBytes(18).toString('base64')
  const own = securityHeaders(path, nonce, door)
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
  // Next gives the nonce that it finds here to the scripts of a page; nobody else may choose one.
  headers['content-security-policy'] = own['Content-Security-Policy']
  delete headers['content-security-policy-report-only']
  const refusal = refusalOf(request, door)
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
