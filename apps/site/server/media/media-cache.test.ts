import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestClock, settled, type TestClock } from '../testing/test-clock.ts'
import { createTestServer } from '../testing/test-server.ts'

const FILE = Buffer.from('0123456789'.repeat(100))
const FOR_EVER = 'public, max-age=31536000, immutable'
const DAY = 86_400_000

let host: FakeApiHost
let folder: string
let clock: TestClock
/** What the host says of its file, and the file. */
let told: Record<string, string>
let body: Buffer
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-media-'))
  clock = createTestClock()
  told = { 'cache-control': FOR_EVER, etag: '"tag"' }
  body = FILE
  host = await startFakeApiHost((request, response) => {
    const { range, 'if-none-match': known } = request.headers
    const isKnown = known !== undefined && known === told.etag
    const [, first] = /^bytes=(\d+)-$/.exec(range ?? '') ?? []
    const part = first === undefined ? body : body.subarray(Number(first))
    response.writeHead(isKnown ? 304 : first === undefined ? 200 : 206, {
      'content-type': 'image/avif',
      ...told,
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
  // Something may still be on its way to the disk.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const server = async (variables: Record<string, string> = {}): Promise<FastifyInstance> =>
  (await createTestServer({ API_BASE_URL: host.base, CACHE_DIR: folder, ...variables }, { clock }))
    .app

/** Time passes while the network of this machine has its time too. */
async function passWhile<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  await vi.waitFor(() => expect(host.asked.length).toBeGreaterThan(1))
  await clock.pass(milliseconds)
  return answer
}

test('a file is asked for once, however many want it', async () => {
  const app = await server()
  const got = await Promise.all([1, 2, 3].map(() => app.inject('/media/boat.avif')))
  got.push(await app.inject('/media/boat.avif'))
  expect(got.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(got.every(({ rawPayload }) => rawPayload.equals(FILE))).toBe(true)
  expect(got[3]?.headers).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    etag: '"tag"',
    'cache-control': FOR_EVER,
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="boat.avif"',
  })
  expect(host.asked).toEqual(['GET /media/boat.avif'])
})

test('a kept file is answered as its reader asks, without the host', async () => {
  const app = await server()
  await app.inject('/media/boat.avif')
  const ask = async (method: 'GET' | 'HEAD', headers: Record<string, string>) => {
    const got = await app.inject({ method, url: '/media/boat.avif', headers })
    return [got.statusCode, got.body.length, got.headers['content-range']]
  }
  expect(await ask('HEAD', {})).toEqual([200, 0, undefined])
  expect(await ask('GET', { 'if-none-match': 'W/"other", "tag"' })).toEqual([304, 0, undefined])
  expect(await ask('GET', { 'if-none-match': '"other"' })).toEqual([200, 1000, undefined])
  expect(await ask('GET', { range: 'bytes=10-19' })).toEqual([206, 10, 'bytes 10-19/1000'])
  expect(await ask('GET', { range: 'bytes=-5' })).toEqual([206, 5, 'bytes 995-999/1000'])
  expect(await ask('GET', { range: 'bytes=1000-' })).toEqual([416, 0, 'bytes */1000'])
  expect(await ask('HEAD', { range: 'bytes=10-19' })).toEqual([200, 0, undefined])
  const part = { range: 'bytes=0-1' }
  expect((await ask('GET', { ...part, 'if-range': '"tag"' }))[0]).toBe(206)
  expect((await ask('GET', { ...part, 'if-range': '"old"' }))[0]).toBe(200)
  expect((await ask('GET', { ...part, 'if-range': 'W/"tag"' }))[0]).toBe(200)
  expect(host.asked).toHaveLength(1)
})

test('a file without a tag gets one, and a date is enough to know it by', async () => {
  told = { 'cache-control': FOR_EVER, 'last-modified': 'Mon, 01 Jun 2026 10:00:00 GMT' }
  const app = await server()
  const { etag = '' } = (await app.inject('/media/x')).headers
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/media/x', headers })).statusCode
  expect(await ask({ 'if-none-match': etag })).toBe(304)
  expect(await ask({ 'if-modified-since': 'Mon, 01 Jun 2026 10:00:00 GMT' })).toBe(304)
  expect(await ask({ 'if-modified-since': 'Sun, 31 May 2026 10:00:00 GMT' })).toBe(200)
})

test('a kept file outlives the host and the site', async () => {
  const first = await server()
  await first.inject('/media/boat.avif')
  await vi.waitFor(async () => {
    const second = await server({ API_BASE_URL: host.base })
    const before = host.asked.length
    expect((await second.inject('/media/boat.avif')).rawPayload.equals(FILE)).toBe(true)
    expect(host.asked).toHaveLength(before)
  })
  const { base } = host
  await host.close()
  expect((await first.inject('/media/boat.avif')).statusCode).toBe(200)
  const third = await server({ API_BASE_URL: base })
  expect((await third.inject('/media/boat.avif')).rawPayload.equals(FILE)).toBe(true)
  expect((await third.inject('/media/unknown.avif')).statusCode).toBe(503)
})

test('an immutable file is never asked about again', async () => {
  const app = await server()
  await app.inject('/media/boat.avif')
  await clock.pass(400 * DAY)
  await app.inject('/media/boat.avif')
  expect(host.asked).toHaveLength(1)
})

test('another file is asked about when its time is over, and at the latest after a day', async () => {
  told = { 'cache-control': 'public, max-age=9999999', etag: '"tag"' }
  const app = await server()
  await app.inject('/media/boat.avif')
  await clock.pass(DAY - 1)
  expect((await app.inject('/media/boat.avif')).headers.age).toBe('86399')
  expect(host.asked).toHaveLength(1)
  await clock.pass(1)
  const asked = await app.inject('/media/boat.avif')
  expect([asked.statusCode, asked.headers.age]).toEqual([200, '0'])
  expect(host.requests[1]?.headers['if-none-match']).toBe('"tag"')
  await app.inject('/media/boat.avif')
  expect(host.asked).toHaveLength(2)
})

test('a file that changed is the new one, and one that is gone is gone', async () => {
  told = { 'cache-control': 'no-cache', etag: '"tag"' }
  const app = await server()
  await app.inject('/media/boat.avif')
  told = { 'cache-control': 'no-cache', etag: '"new"' }
  body = Buffer.from('new')
  expect((await app.inject('/media/boat.avif')).body).toBe('new')
  host.answer = (_request, response) => response.writeHead(404).end()
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(404)
})

test('an old file stands in while the host fails or is silent', async () => {
  told = { 'cache-control': 'max-age=0', etag: '"tag"' }
  const app = await server()
  await app.inject('/media/boat.avif')
  host.answer = () => {}
  const silent = await passWhile(3_000, app.inject('/media/boat.avif'))
  expect(silent.rawPayload.equals(FILE)).toBe(true)
  // Nobody waits again so soon for a host that did not answer.
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(200)
  expect(host.asked).toHaveLength(2)
  await clock.pass(10_000)
  host.answer = (_request, response) => response.writeHead(500).end()
  await settled()
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(200)
})

test('a file that its host wants kept by nobody is not kept', async () => {
  told = { 'cache-control': 'private' }
  const app = await server()
  await app.inject('/media/boat.avif')
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(200)
  expect(host.asked).toHaveLength(2)
})

test('a large file passes through each time', async () => {
  body = Buffer.alloc(9 * 1024 * 1024, 'x')
  const app = await server()
  for (const _time of [1, 2]) {
    expect((await app.inject('/media/clip.webm')).rawPayload.length).toBe(body.length)
  }
  expect(host.asked).toHaveLength(2)
})

test('a file of unknown length passes through and is kept when it ends', async () => {
  host.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'cache-control': FOR_EVER })
    response.write('first, ')
    response.end('last')
  }
  const app = await server()
  expect((await app.inject('/media/boat.avif')).body).toBe('first, last')
  expect((await app.inject('/media/boat.avif')).body).toBe('first, last')
  expect(host.asked).toHaveLength(1)
})

test('a file that breaks off is neither answered as whole nor kept', async () => {
  host.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 1000 })
    response.write('first', () => response.destroy())
  }
  const app = await server()
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(503)
  host.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/avif', 'content-length': 5 })
    response.end('whole')
  }
  expect((await app.inject('/media/boat.avif')).body).toBe('whole')
})

test('a small video whose player asks for parts is kept whole beside them', async () => {
  const app = await server()
  const ask = () => app.inject({ url: '/media/clip.webm', headers: { range: 'bytes=990-' } })
  expect((await ask()).body).toBe('0123456789')
  await vi.waitFor(() => expect(host.asked).toHaveLength(2))
  await vi.waitFor(async () => {
    const before = host.asked.length
    expect((await ask()).body).toBe('0123456789')
    expect(host.asked).toHaveLength(before)
  })
})

test('without a folder larger files than memory takes pass through', async () => {
  body = Buffer.alloc(600 * 1024, 'x')
  const app = await server({ CACHE_DIR: 'none' })
  for (const _time of [1, 2]) {
    expect((await app.inject('/media/large.avif')).rawPayload.length).toBe(body.length)
  }
  expect(host.asked).toHaveLength(2)
})
