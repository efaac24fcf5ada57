import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testBucket } from '../../testing/bucket.ts'
import { type FaultyBucket, startFaultyBucket } from '../../testing/faulty-bucket.ts'
import { bucketStore } from '../store/bucket-store.ts'
import { sendMedia } from './answer-media.ts'

const DATA = Buffer.alloc(300_000, 'x')

/** What the operator was told. */
const lines: string[] = []
const said = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
let bucket: FaultyBucket
let url = ''
let close = () => {}

beforeAll(async () => {
  bucket = await startFaultyBucket()
  const limits = { answerMs: 500, silenceMs: 500, putMs: 5_000 }
  const store = bucketStore(testBucket(bucket.endpoint, ''), limits)
  await store.put('clip.webm', DATA)
  const server = createServer((incoming, outgoing) => {
    const judge = async () => ({ kind: 'public', version: 'v1' }) as const
    void sendMedia(store, incoming, outgoing, judge)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/media/clip.webm`
  close = () => server.close()
})

afterEach(() => {
  bucket.fault = undefined
})

afterAll(async () => {
  said.mockRestore()
  close()
  await bucket.stop()
})

test.each(['gone', 'refuses', 'fails', 'hangs'] as const)(
  'while the bucket %s a file is not available, which nobody keeps',
  async (fault) => {
    bucket.fault = fault
    const answer = await fetch(url)
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  },
)

test.each(['cuts', 'stalls'] as const)(
  'a body that the bucket %s is broken off, not passed as whole',
  async (fault) => {
    bucket.fault = fault
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '300000'])
    await expect(answer.arrayBuffer()).rejects.toThrow()
  },
)

test('when the bucket is back, the file is', async () => {
  const part = await fetch(url, { headers: { range: 'bytes=299998-' } })
  expect([part.status, await part.text()]).toEqual([206, 'xx'])
  const tag = part.headers.get('etag') ?? ''
  expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304)
})

test('the operator is told, though not for each of many readers', () => {
  expect(lines.filter((line) => line.startsWith('The media are not read: bucket'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('broke off'))).toHaveLength(2)
})
