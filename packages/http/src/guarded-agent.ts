import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, fetch } from 'undici'
import { isPublicIp } from './public-ip.ts'

/** A connection to an address in a private network was refused. */
export class PrivateIpError extends Error {}

const refusal = (host: string) => new PrivateIpError(`${host} is a private address`)

/** Looks names up, and refuses a name if any of its addresses is private. */
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

interface AgentSettings {
  /** A host that the operator has configured: it may be private. */
  readonly host?: URL | undefined
  readonly allowPrivate?: boolean
  /** Longest wait for a connection, for a response to begin, and for its next chunk. */
  readonly quietMs: number
  /** Most connections to one host at a time; unlimited when left out. */
  readonly connections?: number
  /** By default Node's own; tests replace it to do without a network. */
  readonly lookUp?: typeof lookup
}

const portOf = ({ protocol, port }: { protocol: string; port: string }) =>
  port || (protocol === 'https:' ? '443' : '80')

/**
 * An agent that never connects to a private address, by name, by number or by a redirect. The address is
 * checked when the connection is made, so that a name cannot resolve to another one after the check.
 */
export function guardedAgent({ host, quietMs, connections, ...settings }: AgentSettings): Agent {
  const open = buildConnector({ timeout: quietMs })
  const lookUp = guardedLookup(settings.lookUp ?? lookup)
  const openGuarded = buildConnector({ timeout: quietMs, lookup: lookUp })
  const isConfigured = ({ hostname, protocol, port }: buildConnector.Options) =>
    host !== undefined &&
    hostname === host.hostname.replace(/^\[|\]$/g, '') &&
    portOf({ protocol, port }) === portOf(host)
  return new Agent({
    ...(connections !== undefined && { connections }),
    headersTimeout: quietMs,
    bodyTimeout: quietMs,
    connect: (options, callback) => {
      if (settings.allowPrivate || isConfigured(options)) return open(options, callback)
      const { hostname } = options
      // A number is not looked up.
      const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
      if (isNumber && !isPublicIp(hostname)) return callback(refusal(hostname), null)
      openGuarded(options, callback)
    },
  })
}

/** A `fetch` with this agent, also for redirects. */
export function guardedFetch(
  settings: AgentSettings,
): (url: string, init: RequestInit) => Promise<Response> {
  const dispatcher = guardedAgent(settings)
  // undici's own fetch and Node's are the same function with different types.
  const undiciFetch = fetch as unknown as typeof globalThis.fetch
  return (url, init) => undiciFetch(url, { ...init, dispatcher } as RequestInit)
}
