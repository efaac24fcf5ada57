import type { IncomingMessage } from 'node:http'
import { clientIp, type IsTrusted } from '@gaashaan/http/trusted-proxies'
import { isOpenCall } from './open-calls.ts'

/** What proxies tell of a request besides its client's address. */
const TOLD_BY_PROXIES = [
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
]

export interface TrustedServers {
  /** Whether an address is that of a proxy before the desk. */
  readonly isProxy: IsTrusted
  /** Whether it is the site's, which tells the open calls who its reader is. */
  readonly isSite: IsTrusted
}

/**
 * Leaves one address in X-Forwarded-For, the client's, and of the other headers of proxies only what
 * a trusted one has written: whatever reads them later needs not ask who wrote them. The site's word
 * counts at the open calls alone, so that who reaches the desk from the site's machine signs in
 * under that machine's address.
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
  for (const name of TOLD_BY_PROXIES) delete headers[name]
}

/** The client's address, which `takeForwarded` has left alone in X-Forwarded-For. */
export function forwardedIp(request: { readonly headers: Headers }): string {
  return request.headers.get('x-forwarded-for') || 'unknown'
}
