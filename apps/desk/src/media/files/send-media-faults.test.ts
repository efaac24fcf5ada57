import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testBucket } from '../../testing/bucket.ts'
import { type FaultyBucket, startFaultyBucket } from '../../testing/faulty-bucket.ts'
import { listen } from '../../testing/listen.ts'
import { bucketStore } from '../store/bucket-store.ts'
import { sendMedia } from './send-media.ts'

const DATA = Buffer.alloc(300_000, 'x')

const lines: string[] = []
const consoleError = vi
  .spyOn(console, 'error')
  .mockImplementation((line) => void lines.push(String(line)))
// However long the tests take, they are over before the next line about the bucket is due.
const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
let bucket: FaultyBucket
let url = ''
let close = () => {}

beforeAll(async () => {
  bucket = await startFaultyBucket()
  const limits = { responseMs: 3_000, idleMs: 1_500, putMs: 10_000 }
  const store = bucketStore(testBucket(bucket.endpoint, ''), limits)
  await store.put('clip.webm', DATA)
  const server = createServer((incoming, outgoing) => {
    const inspectFile = async () =>
      ({ kind: 'public', version: 'v1', tags: new Set<never>() }) as const
    void sendMedia(store, incoming, outgoing, inspectFile)
  })
  url = `${await listen(server)}/media/clip.webm`
  close = () => server.close()
})

afterEach(() => {
  bucket.fault = undefined
})

afterAll(async () => {
  consoleError.mockRestore()
  now.mockRestore()
  close()
  await bucket.stop()
})

test.each(['gone', 'refuses', 'fails', 'hangs'] as const)(
  'a file of a bucket that %s is unavailable, and no cache stores the response',
  async (fault) => {
    bucket.fault = fault
    const response = await fetch(url)
    expect([response.status, (await response.json()).code]).toEqual([503, 'unavailable'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  },
)

test.each(['cuts', 'stalls'] as const)(
  'a response breaks off where the bucket %s its body, instead of ending as if it were whole',
  async (fault) => {
    bucket.fault = fault
    const response = await fetch(url)
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '300000'])
    await expect(response.arrayBuffer()).rejects.toThrow()
  },
)

test('a file is available again when the bucket is', async () => {
  const part = await fetch(url, { headers: { range: 'bytes=299998-' } })
  expect([part.status, await part.text()]).toEqual([206, 'xx'])
  const tag = part.headers.get('etag') ?? ''
  expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304)
})

test('an unavailable bucket is logged once, not for each of many readers', () => {
  expect(lines.filter((line) => line.startsWith('The media are not read: bucket'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('broke off'))).toHaveLength(2)
})
