import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, fetch } from 'undici'
import { isPublicIp } from './public-ip.ts'

/** An address inside someone's network, which a public host has no reason to name. */
export class PrivateIpError extends Error {}

const refusal = (host: string) => new PrivateIpError(`${host} is a private address`)

/** Looks names up and refuses those that lead to a private address, among others or alone. */
function guardedLookup(lookUp: typeof lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || first === undefined) return callback(error, '', 0)
      if (addresses.some(({ address }) => !isPublicIp(address))) {
        return callback(refusal(hostname), '', 0)
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

export interface AgentSettings {
  /** Host that the operator has named: it may be private. */
  readonly host?: URL | undefined
  readonly allowPrivate?: boolean
  /** Longest wait for a connection, for an answer to begin and for its next piece. */
  readonly quietMs: number
  /** Most connections to one host at a time; any number when left out. */
  readonly connections?: number
  /** Looks a name up as Node does; a test's does it without a network. */
  readonly lookUp?: typeof lookup
}

const portOf = ({ protocol, port }: { protocol: string; port: string }) =>
  port || (protocol === 'https:' ? '443' : '80')

/**
 * Connections that never reach a private address, by name, by number or by a redirect: each is
 * looked at when it is made, so that a name cannot change its meaning between the look and the use.
 */
export function guardedAgent({ host, quietMs, connections, ...settings }: AgentSettings): Agent {
  const open = buildConnector({ timeout: quietMs })
  const own = guardedLookup(settings.lookUp ?? lookup)
  const guarded = buildConnector({ timeout: quietMs, lookup: own })
  const isGiven = ({ hostname, protocol, port }: buildConnector.Options) =>
    host !== undefined &&
    hostname === host.hostname.replace(/^\[|\]$/g, '') &&
    portOf({ protocol, port }) === portOf(host)
  return new Agent({
    ...(connections !== undefined && { connections }),
    headersTimeout: quietMs,
    bodyTimeout: quietMs,
    connect: (options, callback) => {
      if (settings.allowPrivate || isGiven(options)) return open(options, callback)
      const { hostname } = options
      // No name is looked up for a number.
      const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
      if (isNumber && !isPublicIp(hostname)) return callback(refusal(hostname), null)
      guarded(options, callback)
    },
  })
}

/** A `fetch` whose every connection, those of redirects too, is such a one. */
export function guardedFetch(
  settings: AgentSettings,
): (address: string, init: RequestInit) => Promise<Response> {
  const dispatcher = guardedAgent(settings)
  // The types of undici's own fetch and of Node's are two, of the same functions.
  const ask = fetch as unknown as typeof globalThis.fetch
  return (address, init) => ask(address, { ...init, dispatcher } as RequestInit)
}
