import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestClock, settle, type TestClock } from '../testing/test-clock.ts'
import { createTestServer } from '../testing/test-server.ts'

const FILE = Buffer.from('0123456789'.repeat(100))
const FOR_EVER = 'public, max-age=31536000, immutable'
const DAY = 86_400_000
/** Longest wait for the disk or the host on a busy machine, in ms. */
const WAIT = 10_000

let host: FakeApiHost
let folder: string
let clock: TestClock
/** The headers and the body of the host's file. */
let headers: Record<string, string>
let body: Buffer
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-media-'))
  clock = createTestClock()
  headers = { 'cache-control': FOR_EVER, etag: '"tag"' }
  body = FILE
  host = await startFakeApiHost((request, response) => {
    const { range, 'if-none-match': known } = request.headers
    const isKnown = known !== undefined && known === headers.etag
    const [, first] = /^bytes=(\d+)-$/.exec(range ?? '') ?? []
    const part = first === undefined ? body : body.subarray(Number(first))
    response.writeHead(isKnown ? 304 : first === undefined ? 200 : 206, {
      'content-type': 'image/avif',
      ...headers,
      ...(isKnown ? {} : { 'content-length': part.length }),
      ...(first !== undefined && {
        'content-range': `bytes ${first}-${body.length - 1}/${body.length}`,
      }),
    })
    response.end(isKnown ? undefined : part)
  })
})
afterEach(async () => {
  await host.close()
  // A file may still be being written to the disk.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const server = async (variables: Record<string, string> = {}): Promise<FastifyInstance> =>
  (await createTestServer({ API_BASE_URL: host.base, CACHE_DIR: folder, ...variables }, { clock }))
    .app

/** Lets time pass once the host has a second request, then waits for the response. */
async function passWhile<T>(ms: number, response: Promise<T>): Promise<T> {
  await vi.waitFor(() => expect(host.requestLines.length).toBeGreaterThan(1), WAIT)
  await clock.pass(ms)
  return response
}

test('concurrent requests for a file fetch it once', async () => {
  const app = await server()
  const responses = await Promise.all([1, 2, 3].map(() => app.inject('/media/boat.avif')))
  responses.push(await app.inject('/media/boat.avif'))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(responses.every(({ rawPayload }) => rawPayload.equals(FILE))).toBe(true)
  expect(responses[3]?.headers).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    etag: '"tag"',
    'cache-control': FOR_EVER,
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="boat.avif"',
  })
  expect(host.requestLines).toEqual(['GET /media/boat.avif'])
})

test('a cached file is sent by range and by condition, without the host', async () => {
  const app = await server()
  await app.inject('/media/boat.avif')
  const request = async (method: 'GET' | 'HEAD', headers: Record<string, string>) => {
    const response = await app.inject({ method, url: '/media/boat.avif', headers })
    return [response.statusCode, response.body.length, response.headers['content-range']]
  }
  expect(await request('HEAD', {})).toEqual([200, 0, undefined])
  expect(await request('GET', { 'if-none-match': 'W/"other", "tag"' })).toEqual([304, 0, undefined])
  expect(await request('GET', { 'if-none-match': '"other"' })).toEqual([200, 1000, undefined])
  expect(await request('GET', { range: 'bytes=10-19' })).toEqual([206, 10, 'bytes 10-19/1000'])
  expect(await request('GET', { range: 'bytes=-5' })).toEqual([206, 5, 'bytes 995-999/1000'])
  expect(await request('GET', { range: 'bytes=1000-' })).toEqual([416, 0, 'bytes */1000'])
  expect(await request('HEAD', { range: 'bytes=10-19' })).toEqual([200, 0, undefined])
  const part = { range: 'bytes=0-1' }
  expect((await request('GET', { ...part, 'if-range': '"tag"' }))[0]).toBe(206)
  expect((await request('GET', { ...part, 'if-range': '"old"' }))[0]).toBe(200)
  expect((await request('GET', { ...part, 'if-range': 'W/"tag"' }))[0]).toBe(200)
  expect(host.requestLines).toHaveLength(1)
})

test('a file without a tag gets one, and its date revalidates it too', async () => {
  headers = { 'cache-control': FOR_EVER, 'last-modified': 'Mon, 01 Jun 2026 10:00:00 GMT' }
  const app = await server()
  const { etag = '' } = (await app.inject('/media/x')).headers
  const request = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/media/x', headers })).statusCode
  expect(await request({ 'if-none-match': etag })).toBe(304)
  expect(await request({ 'if-modified-since': 'Mon, 01 Jun 2026 10:00:00 GMT' })).toBe(304)
  expect(await request({ 'if-modified-since': 'Sun, 31 May 2026 10:00:00 GMT' })).toBe(200)
})

test('a cached file outlives the host and the process', async () => {
  const first = await server()
  await first.inject('/media/boat.avif')
  await vi.waitFor(async () => {
    const second = await server({ API_BASE_URL: host.base })
    const before = host.requestLines.length
    expect((await second.inject('/media/boat.avif')).rawPayload.equals(FILE)).toBe(true)
    expect(host.requestLines).toHaveLength(before)
  }, WAIT)
  const { base } = host
  await host.close()
  expect((await first.inject('/media/boat.avif')).statusCode).toBe(200)
  // A second process that came before the file was on the disk may still be writing it there.
  await vi.waitFor(async () => {
    const third = await server({ API_BASE_URL: base })
    expect((await third.inject('/media/boat.avif')).rawPayload.equals(FILE)).toBe(true)
    expect((await third.inject('/media/unknown.avif')).statusCode).toBe(503)
  }, WAIT)
})

test('an immutable file is never revalidated', async () => {
  const app = await server()
  await app.inject('/media/boat.avif')
  await clock.pass(400 * DAY)
  await app.inject('/media/boat.avif')
  expect(host.requestLines).toHaveLength(1)
})

test('other files are revalidated after their lifetime, a day at most', async () => {
  headers = { 'cache-control': 'public, max-age=9999999', etag: '"tag"' }
  const app = await server()
  await app.inject('/media/boat.avif')
  await clock.pass(DAY - 1)
  expect((await app.inject('/media/boat.avif')).headers.age).toBe('86399')
  expect(host.requestLines).toHaveLength(1)
  await clock.pass(1)
  const revalidated = await app.inject('/media/boat.avif')
  expect([revalidated.statusCode, revalidated.headers.age]).toEqual([200, '0'])
  expect(host.requests[1]?.headers['if-none-match']).toBe('"tag"')
  await app.inject('/media/boat.avif')
  expect(host.requestLines).toHaveLength(2)
})

test('a changed file is replaced, one that is gone is a 404, and a removed one a 410', async () => {
  headers = { 'cache-control': 'no-cache', etag: '"tag"' }
  const app = await server()
  await app.inject('/media/boat.avif')
  headers = { 'cache-control': 'no-cache', etag: '"new"' }
  body = Buffer.from('new')
  expect((await app.inject('/media/boat.avif')).body).toBe('new')
  for (const status of [404, 410]) {
    host.handler = (_request, response) => response.writeHead(status).end()
    expect((await app.inject('/media/boat.avif')).statusCode).toBe(status)
  }
})

test('a stale file is served while the host fails or does not respond', async () => {
  headers = { 'cache-control': 'max-age=0', etag: '"tag"' }
  const app = await server()
  await app.inject('/media/boat.avif')
  host.handler = () => {}
  const silent = await passWhile(3_000, app.inject('/media/boat.avif'))
  expect(silent.rawPayload.equals(FILE)).toBe(true)
  // The next request does not wait again for a host that did not respond.
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(200)
  expect(host.requestLines).toHaveLength(2)
  await clock.pass(10_000)
  host.handler = (_request, response) => response.writeHead(500).end()
  await settle()
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(200)
})

test('a file that is private at its host is not cached', async () => {
  headers = { 'cache-control': 'private' }
  const app = await server()
  await app.inject('/media/boat.avif')
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(200)
  expect(host.requestLines).toHaveLength(2)
})

test('a large file is streamed each time', async () => {
  body = Buffer.alloc(9 * 1024 * 1024, 'x')
  const app = await server()
  for (const _time of [1, 2]) {
    expect((await app.inject('/media/clip.webm')).rawPayload.length).toBe(body.length)
  }
  expect(host.requestLines).toHaveLength(2)
})

test('a file of unknown length is streamed, and cached when it ends', async () => {
  host.handler = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'cache-control': FOR_EVER })
    response.write('first, ')
    response.end('last')
  }
  const app = await server()
  expect((await app.inject('/media/boat.avif')).body).toBe('first, last')
  expect((await app.inject('/media/boat.avif')).body).toBe('first, last')
  expect(host.requestLines).toHaveLength(1)
})

test('an incomplete file is neither sent nor cached', async () => {
  host.handler = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 1000 })
    response.write('first', () => response.destroy())
  }
  const app = await server()
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(503)
  host.handler = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 5 })
    response.end('whole')
  }
  expect((await app.inject('/media/boat.avif')).body).toBe('whole')
})

test('a small video is cached as a whole when a player requests parts', async () => {
  const app = await server()
  const request = () => app.inject({ url: '/media/clip.webm', headers: { range: 'bytes=990-' } })
  expect((await request()).body).toBe('0123456789')
  await vi.waitFor(() => expect(host.requestLines).toHaveLength(2), WAIT)
  await vi.waitFor(async () => {
    const before = host.requestLines.length
    expect((await request()).body).toBe('0123456789')
    expect(host.requestLines).toHaveLength(before)
  }, WAIT)
})

test('without a disk cache, files too large for memory are streamed', async () => {
  body = Buffer.alloc(600 * 1024, 'x')
  const app = await server({ CACHE_DIR: 'none' })
  for (const _time of [1, 2]) {
    expect((await app.inject('/media/large.avif')).rawPayload.length).toBe(body.length)
  }
  expect(host.requestLines).toHaveLength(2)
})
