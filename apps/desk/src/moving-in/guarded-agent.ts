import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isPublicAddress } from './private-address.ts'

/** An address inside someone's network, which a public host has no reason to name. */
export class PrivateAddress extends Error {}

const refusal = (host: string) =>
  new PrivateAddress(`${host} is a private address (--allow-private lets it in)`)

/** Looks names up as Node does, and refuses those that lead to a private address. */
const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || first === undefined) return callback(error, '', 0)
    if (addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(refusal(hostname), '', 0)
    }
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

export interface AgentSettings {
  /** Host that the operator has named: it may be private. */
  readonly host?: URL | undefined
  readonly allowPrivate: boolean
  /** Longest wait for a connection, for an answer to begin and for its next piece. */
  readonly quietMs: number
}

/** Requests under way at one host at a time: it has readers to serve meanwhile. */
const AT_ONCE = 2

const portOf = ({ protocol, port }: { protocol: string; port: string }) =>
  port || (protocol === 'https:' ? '443' : '80')

/**
 * Connections that never reach a private address, by name, by number or by a redirect: each is
 * looked at when it is made, so that a name cannot change its meaning between the look and the use.
 */
export function guardedAgent({ host, allowPrivate, quietMs }: AgentSettings): Agent {
  const open = buildConnector({ timeout: quietMs })
  const guarded = buildConnector({ timeout: quietMs, lookup: guardedLookup })
  const isGiven = ({ hostname, protocol, port }: buildConnector.Options) =>
    host !== undefined &&
    hostname === host.hostname.replace(/^\[|\]$/g, '') &&
    portOf({ protocol, port }) === portOf(host)
  return new Agent({
    connections: AT_ONCE,
    headersTimeout: quietMs,
    bodyTimeout: quietMs,
    connect: (options, callback) => {
      if (allowPrivate || isGiven(options)) return open(options, callback)
      const { hostname } = options
      const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
      if (isNumber && !isPublicAddress(hostname)) return callback(refusal(hostname), null)
      guarded(options, callback)
    },
  })
}
