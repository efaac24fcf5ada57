import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Bits of an IPv6 address that name a network: a home or an office has the rest (RFC 6177). */
const NETWORK_BITS = 64

/** An IP address in one spelling; an IPv4 address that is mapped into IPv6 is the IPv4 address. */
export function plainIp(address: string): string {
  return isIP(address) === 0 ? address : ipaddr.process(address).toString()
}

/**
 * The network that a client is counted as: its IPv4 address, also where that is mapped into IPv6, or
 * the first 64 bits of an IPv6 address. What is no address counts as itself.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = new ipaddr.IPv6(parsed.parts.slice(0, NETWORK_BITS / 16).concat([0, 0, 0, 0]))
  return `${network}/${NETWORK_BITS}`
}
