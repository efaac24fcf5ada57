import type { IncomingMessage } from 'node:http'
import { clientIp, type IsTrusted } from '@gaashaan/http/trusted-proxies'
import { isOpenCall } from './open-calls.ts'

/** Headers of proxies other than X-Forwarded-For. */
const PROXY_HEADERS = [
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
]

export interface TrustedServers {
  /** Whether an IP address is that of a proxy in front of the desk. */
  readonly isProxy: IsTrusted
  /** Whether it is that of the site, which sends its visitor's address with the public calls. */
  readonly isSite: IsTrusted
}

/**
 * Sets X-Forwarded-For to the client's address only, and deletes the other headers of proxies unless
 * a trusted one has sent them, so that later code can trust them. The site is trusted only at the
 * public calls: someone who signs in from the site's machine has that machine's address.
 */
export function rewriteForwardedHeaders(
  request: IncomingMessage,
  { isProxy, isSite }: TrustedServers,
): void {
  const { headers, socket } = request
  const [path = ''] = (request.url ?? '').split('?')
  const isTrusted: IsTrusted = isOpenCall(path)
    ? (address) => isProxy(address) || isSite(address)
    : isProxy
  headers['x-forwarded-for'] = clientIp(request, isTrusted)
  if (isProxy(socket.remoteAddress ?? '')) return
  for (const name of PROXY_HEADERS) delete headers[name]
}

/** The client's IP address, which `rewriteForwardedHeaders` has set. */
export function forwardedIp(request: { readonly headers: Headers }): string {
  return request.headers.get('x-forwarded-for') || 'unknown'
}
