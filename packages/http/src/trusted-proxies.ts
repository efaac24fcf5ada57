import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { plainIp } from './client-network.ts'

/** What a variable that names proxies must be, for its message. */
export const TRUSTED_PROXIES_RULE =
  'must be no, or addresses and networks of proxies between commas'

/** Names of networks that are no addresses, as proxy-addr knows them. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** proxy-addr also takes the forgotten spellings of IPv4 addresses: `1` for `0.0.0.1`. */
const isNamed = (part: string) =>
  NETWORK_NAMES.includes(part) || isIP(part.split('/', 1)[0] ?? '') !== 0

/**
 * The proxies that a variable names: none for `no` and for nothing, else addresses, networks
 * (`10.0.0.0/8`) and `loopback`, `linklocal` or `uniquelocal`. `undefined` for what makes no sense.
 */
export function parseTrustedProxies(text: string): string[] | undefined {
  if (text.trim() === '' || text.trim() === 'no') return []
  const proxies = text.split(',').map((part) => part.trim())
  if (!proxies.every(isNamed)) return undefined
  try {
    proxyAddr.compile(proxies)
    return proxies
  } catch {
    return undefined
  }
}

/** Who may name the client of a request: a server that asks from one of these addresses. */
export type IsTrusted = (address: string) => boolean

export function isTrustedBy(proxies: readonly string[]): IsTrusted {
  const isTrusted = proxyAddr.compile([...proxies])
  return (address) => isTrusted(address, 0)
}

/**
 * The address of a request's client: that of the connection, unless a trusted proxy is there. Then it
 * is the last address in X-Forwarded-For that no trusted proxy has: what stands before it is the
 * client's own word.
 */
export function clientIp(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: IsTrusted,
): string {
  return plainIp(proxyAddr(request as IncomingMessage, isTrusted) ?? 'unknown')
}
