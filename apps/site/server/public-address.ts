import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

/** Networks that are not the internet (RFC 6890): nobody may have the site ask there. */
const PRIVATE = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ...['::/127', '64:ff9b::/96', '100::/64', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
]) {
  const [address = '', bits] = network.split('/')
  PRIVATE.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Whether an IP address lies in the internet; one of IPv4 within IPv6 is judged as IPv4. */
export function isPublic(address: string): boolean {
  return !PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** A host's IP addresses. */
export type AddressesOf = (host: string) => Promise<readonly string[]>

/** The system's own way to look up a host. */
export const systemAddressesOf: AddressesOf = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address)
