import { expect, test } from 'vitest'
import { requestEncryptionKey } from './encryption-key.ts'

const KEY = 'ab'.repeat(32)

const respondWith = (status: number, body: object) =>
  (async () => Response.json(body, { status })) as unknown as typeof fetch

test('a key is taken for the account of the page alone', async () => {
  const respond = respondWith(200, { account: 1, key: KEY })
  expect(await requestEncryptionKey(1, respond)).toEqual(new Uint8Array(32).fill(0xab))
  expect(await requestEncryptionKey(2, respond)).toBeUndefined()
})

test('without an answer of the desk there is no key, and no error', async () => {
  const failingFetch = (() => Promise.reject(new TypeError('away'))) as typeof fetch
  expect(await requestEncryptionKey(1, failingFetch)).toBeUndefined()
  expect(await requestEncryptionKey(1, respondWith(401, {}))).toBeUndefined()
})
