import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding, compress, isCompressible } from './content-encoding.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip;q=0, *', 'br'],
  ['br; q=1.0', 'br'],
  ['br;q=nonsense', undefined],
])('Accept-Encoding %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('a compressed body can be decompressed', async () => {
  const body = Buffer.from('War cusub '.repeat(500))
  const [br, gz] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  expect(brotliDecompressSync(br).equals(body)).toBe(true)
  expect(gunzipSync(gz).equals(body)).toBe(true)
  expect(br.length).toBeLessThan(body.length / 10)
})

test.each([
  ['text/html; charset=utf-8', 5_000, true],
  ['text/x-script', 5_000, true],
  ['application/json; charset=utf-8', 5_000, true],
  ['image/svg+xml', 5_000, true],
  ['image/webp', 5_000, false],
  ['font/woff2', 5_000, false],
  ['text/html; charset=utf-8', 300, false],
])('%s of %i bytes is compressed: %s', (type, bytes, expected) => {
  expect(isCompressible(type, bytes)).toBe(expected)
})
