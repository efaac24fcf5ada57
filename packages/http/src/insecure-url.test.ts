import { expect, test } from 'vitest'
import { isInsecurePublicUrl } from './insecure-url.ts'

test.each(['http://www.mod.gov.so', 'http://8.8.8.8:3000', 'http://172.32.0.1'])(
  '%s is a public URL without HTTPS',
  (url) => {
    expect(isInsecurePublicUrl(url)).toBe(true)
  },
)

test.each([
  'https://www.mod.gov.so',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://10.1.2.3',
  'http://172.16.0.1',
  'http://192.168.1.1',
  'http://[::1]:3000',
  'http://desk',
  'http://desk.internal',
  'nonsense',
  '',
])('%s is no public URL without HTTPS', (url) => {
  expect(isInsecurePublicUrl(url)).toBe(false)
})
