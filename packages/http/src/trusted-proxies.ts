import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { plainIp } from './client-network.ts'

/** The rule for a variable with proxies, for its error message. */
export const TRUSTED_PROXIES_RULE =
  'must be no, or addresses and networks of proxies between commas'

/** proxy-addr's names of networks. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** False for obsolete spellings of IPv4 addresses, which proxy-addr accepts: `1` for `0.0.0.1`. */
const isProxy = (part: string) =>
  NETWORK_NAMES.includes(part) || isIP(part.split('/', 1)[0] ?? '') !== 0

/**
 * Parses a variable with proxies: none for `no` and for the empty text, else addresses, networks
 * (`10.0.0.0/8`) and `loopback`, `linklocal` or `uniquelocal`. `undefined` for an invalid text.
 */
export function parseTrustedProxies(text: string): string[] | undefined {
  if (text.trim() === '' || text.trim() === 'no') return []
  const proxies = text.split(',').map((part) => part.trim())
  if (!proxies.every(isProxy)) return undefined
  try {
    proxyAddr.compile(proxies)
    return proxies
  } catch {
    return undefined
  }
}

/** Whether the server at an address is trusted to name the client of a request. */
export type IsTrusted = (address: string) => boolean

export function isTrustedBy(proxies: readonly string[]): IsTrusted {
  const isTrusted = proxyAddr.compile([...proxies])
  return (address) => isTrusted(address, 0)
}

/**
 * The address of a request's client. It is the connection's address, or, behind a trusted proxy, the last
 * address in X-Forwarded-For that is not a trusted proxy's: the client may have written the ones before.
 */
export function clientIp(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: IsTrusted,
): string {
  return plainIp(proxyAddr(request as IncomingMessage, isTrusted) ?? 'unknown')
}
