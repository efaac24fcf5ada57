import { expect, test } from 'vitest'
import { isPublicAddress } from './private-address.ts'

test.each(['1.1.1.1', '196.201.207.1', '2606:4700::1111', '[2606:4700::1111]'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fd00::1', 'fe80::1'],
  ...['::ffff:127.0.0.1', '[::ffff:10.0.0.1]', 'ff02::1', 'localhost', ''],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
