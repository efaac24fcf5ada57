import { expect, test } from 'vitest'
import { isPublic } from './public-address.ts'

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1'])(
  '%s is a private address',
  (address) => {
    expect(isPublic(address)).toBe(false)
  },
)

test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is a public address', (address) => {
  expect(isPublic(address)).toBe(true)
})
