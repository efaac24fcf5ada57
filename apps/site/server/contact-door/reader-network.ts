import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network: a home or an office has the rest (RFC 6177). */
const GROUPS_OF_A_NETWORK = 4

/** An IPv6 address's eight groups without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const read = (text = '') =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
  const [first, last] = [read(head), read(tail)]
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last]
}

/**
 * Whom an address is counted as: an IPv4 address, also where it is written as IPv6, or the first 64
 * bits of an IPv6 one.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [plain = ''] = address.split('%', 1)
  return `${groupsOf(plain).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
}
