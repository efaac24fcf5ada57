import { BlockList, isIP, isIPv6 } from 'node:net'

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

/** What may be on the internet: all of IPv4, also within IPv6, and what IANA gives out of IPv6. */
const GIVEN_OUT = listOf(['0.0.0.0/0', '2000::/3'])

/**
 * What is not, by IANA's registries of special-purpose addresses (RFC 6890). Of IPv6 everything that
 * reaches an IPv4 address by another name is among it, since that address may be any: Teredo (in
 * 2001::/23), 6to4 (2002::/16), NAT64 (64:ff9b::/96, 64:ff9b:1::/48: outside of 2000::/3, as are
 * site-local, unique local and link-local addresses).
 */
const SPECIAL = listOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
])

/**
 * True for an IP address that anyone on the internet can reach, in brackets or without; an IPv4 address
 * that is mapped into IPv6 (`::ffff:10.0.0.1`) counts as what it is. False for what is no IP address.
 */
export function isPublicIp(text: string): boolean {
  const address = text.replace(/^\[|\]$/g, '')
  if (isIP(address) === 0 || address.includes('%')) return false
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  return GIVEN_OUT.check(address, family) && !SPECIAL.check(address, family)
}
