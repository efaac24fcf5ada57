import { BlockList, isIP, isIPv6 } from 'node:net'

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Addresses that may be public: all of IPv4, and the part of IPv6 that IANA allocates. */
const ALLOCATED = blockList(['0.0.0.0/0', '2000::/3'])

/**
 * Addresses that are not public, by IANA's registries of special-purpose addresses (RFC 6890). They
 * include the IPv6 addresses that stand for an IPv4 address, which may be private: Teredo (in 2001::/23)
 * and 6to4 (2002::/16). NAT64, site-local, unique local and link-local addresses are outside of 2000::/3.
 */
const SPECIAL = blockList([
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
 * True for an IP address that can be reached from the internet, with or without brackets. An IPv4 address
 * that is mapped into IPv6 (`::ffff:10.0.0.1`) counts as the IPv4 address. False for any other text.
 */
export function isPublicIp(text: string): boolean {
  const address = text.replace(/^\[|\]$/g, '')
  if (isIP(address) === 0 || address.includes('%')) return false
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  return ALLOCATED.check(address, family) && !SPECIAL.check(address, family)
}
