import { expect, test } from 'vitest'
import { clientNetwork, plainIp } from './client-network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
  ['1', '1'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})

test('24 IPv4 addresses that are mapped into IPv6 are 24 networks', () => {
  const networks = Array.from({ length: 24 }, (_, n) => clientNetwork(`::ffff:203.0.113.${n}`))
  expect(new Set(networks).size).toBe(24)
})

test('an address has one spelling', () => {
  expect(plainIp('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(plainIp('2001:0DB8::0001')).toBe('2001:db8::1')
  expect(plainIp('unknown')).toBe('unknown')
})
