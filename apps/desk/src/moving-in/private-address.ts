import ipaddr from 'ipaddr.js'

/**
 * True for an IP address that anyone on the internet can reach: neither loopback nor private, local
 * to a link, shared, reserved, multicast (IANA's special-purpose registries, RFC 6890). An IPv4
 * address that is written as IPv6 counts as what it is.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'unicast'
}
