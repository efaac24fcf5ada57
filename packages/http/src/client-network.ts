import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Bits of an IPv6 address that identify a home's or an office's network (RFC 6177). */
const NETWORK_BITS = 64

/** An IP address in one spelling; an IPv4 address that is mapped into IPv6 is the IPv4 address. */
export function plainIp(address: string): string {
  return isIP(address) === 0 ? address : ipaddr.process(address).toString()
}

/**
 * The network of a client, for rate limits: its IPv4 address, also where that is mapped into IPv6, or the
 * first 64 bits of its IPv6 address. A text that is no address is returned as it is.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) === 0) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = new ipaddr.IPv6(parsed.parts.slice(0, NETWORK_BITS / 16).concat([0, 0, 0, 0]))
  return `${network}/${NETWORK_BITS}`
}
