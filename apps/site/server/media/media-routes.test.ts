import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestServer, statusOfRawPath } from '../testing/test-server.ts'
import { upstreamPath } from './media-request.ts'

const FILE = Buffer.from('0123456789'.repeat(100))

let host: FakeApiHost
beforeEach(async () => {
  host = await startFakeApiHost((request, response) => {
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const body = range ? FILE.subarray(Number(range[1]), Number(range[2]) + 1) : FILE
    response.writeHead(range ? 206 : 200, {
      'content-type': 'image/webp',
      'content-length': body.length,
      'accept-ranges': 'bytes',
      etag: '"tag"',
      'set-cookie': 'secret=1',
      'x-powered-by': 'desk',
      ...(range ? { 'content-range': `bytes ${range[1]}-${range[2]}/${FILE.length}` } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
})
afterEach(() => host.close())

const server = async (path = '') => (await createTestServer({ API_BASE_URL: host.base + path })).app

/** Makes the host respond with a type, a status and a short body. */
function respondWith(type: string | undefined, status = 200, headers: Record<string, string> = {}) {
  host.handler = (_request, response) => {
    response.writeHead(status, { ...(type ? { 'content-type': type } : {}), ...headers })
    response.end(status === 304 ? undefined : 'body')
  }
}

test('a file is relayed with the headers that describe it and no others', async () => {
  const response = await (await server()).inject({
    url: '/media/boat.webp?v=1',
    headers: { cookie: 'language=EN' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.equals(FILE)).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    etag: '"tag"',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="boat.webp"',
    'cache-control': 'public, max-age=86400',
  })
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.headers['x-powered-by']).toBeUndefined()
  expect(host.requestLines).toEqual(['GET /media/boat.webp'])
  expect(host.requests[0]?.headers.cookie).toBeUndefined()
})

test('a part of a file is relayed as a part', async () => {
  const response = await (await server()).inject({
    url: '/media/clip.webm',
    headers: { range: 'bytes=10-19' },
  })
  expect([response.statusCode, response.body]).toEqual([206, '0123456789'])
  expect(response.headers['content-range']).toBe('bytes 10-19/1000')
})

test('a part that does not exist is a 416', async () => {
  respondWith('text/html', 416, { 'content-range': 'bytes */1000' })
  const response = await (await server()).inject({
    url: '/media/clip.webm',
    headers: { range: 'bytes=2000-' },
  })
  expect([response.statusCode, response.body]).toEqual([416, ''])
  expect(response.headers['content-range']).toBe('bytes */1000')
})

test('HEAD has the headers of a file', async () => {
  const response = await (await server()).inject({ url: '/media/boat.webp', method: 'HEAD' })
  expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([
    200,
    '',
    '1000',
  ])
  expect(host.requestLines).toEqual(['HEAD /media/boat.webp'])
})

test('a file that the reader already has is a 304', async () => {
  respondWith(undefined, 304, { etag: '"tag"' })
  const response = await (await server()).inject({
    url: '/media/boat.webp',
    headers: { 'if-none-match': '"tag"' },
  })
  expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', '"tag"'])
  expect(host.requests[0]?.headers['if-none-match']).toBe('"tag"')
})

test('files of another host by path come from its base URL', async () => {
  const app = await server('/base')
  await app.inject('/media/-/uploads/2026/a%20b.jpg')
  await app.inject('/media/boat.webp')
  expect(host.requestLines).toEqual([
    'GET /base/uploads/2026/a%20b.jpg',
    'GET /base/media/boat.webp',
  ])
})

test.each([
  '/media/',
  '/media/-/',
  '/media/-/api/users',
  '/media/-/API/users',
  '/media/-/%61pi/users',
  '/media/-/%2561pi/users',
  '/media/-/admin',
  '/media/-/_next/static/x.js',
  '/media/-/../api/users',
  '/media/../api/users',
  '/media/%2e%2e/api/users',
  '/media/..%2fapi%2fusers',
  '/media/a%2f..%2fb.jpg',
  '/media/a%5c..%5cb.jpg',
  '/media/a\\b.jpg',
  '/media//b.jpg',
  '/media/-//evil.example/a.jpg',
  '/media/.env',
  '/media/a%00.jpg',
])('%s never reaches the host', async (url) => {
  expect(upstreamPath(url)).toBeUndefined()
  expect(await statusOfRawPath(await server(), url)).toBe(404)
  expect(host.requestLines).toEqual([])
})

test.each([
  ['text/html', 200],
  ['application/json', 200],
  ['text/javascript', 200],
  ['application/xhtml+xml', 200],
  [undefined, 200],
  ['image/png', 404],
  ['image/png', 403],
  ['image/png', 302],
])('a response of type %s with status %i is not relayed', async (type, status) => {
  respondWith(type, status, { location: 'http://127.0.0.1/elsewhere' })
  const response = await (await server()).inject('/media/x')
  expect(response.statusCode).toBe(404)
  expect(response.body).not.toContain('body')
})

test.each(['video/webm', 'audio/mpeg', 'application/pdf', 'image/jpeg; charset=binary'])(
  'a response of type %s is relayed',
  async (type) => {
    respondWith(type)
    expect((await (await server()).inject('/media/x')).headers['content-type']).toBe(type)
  },
)

test('an SVG may not run scripts', async () => {
  respondWith('image/svg+xml')
  const response = await (await server()).inject('/media/x.svg')
  expect(response.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
})

test('a file name that is not ASCII is in the header', async () => {
  respondWith('application/pdf')
  const response = await (await server()).inject("/media/ogeysiis-%C3%B1-'1'.pdf")
  expect(response.headers['content-disposition']).toBe(
    `inline; filename="ogeysiis-_-_1_.pdf"; filename*=UTF-8''ogeysiis-%C3%B1-%271%27.pdf`,
  )
})

test('a host that is away, failing or silent is a 503 with no-store', async () => {
  respondWith('image/png', 500)
  const failing = await (await server()).inject('/media/x')
  expect([failing.statusCode, failing.headers['cache-control']]).toEqual([503, 'no-store'])

  const clock = createTestClock()
  const fetch = () => new Promise<Response>(() => {})
  const { app } = await createTestServer({}, { clock, fetch })
  const silent = app.inject('/media/x')
  await clock.pass(10_000)
  expect((await silent).statusCode).toBe(503)

  await host.close()
  expect((await (await server()).inject('/media/x')).statusCode).toBe(503)
})

test('other methods than GET and HEAD are refused', async () => {
  const response = await (await server()).inject({ url: '/media/x', method: 'DELETE' })
  expect(response.statusCode).toBe(405)
  expect(host.requestLines).toEqual([])
})

test('a reader who leaves ends the request to the host', async () => {
  const aborted = new Promise<void>((resolve) => {
    host.handler = (_request, response) => {
      response.on('close', resolve)
      response.writeHead(200, { 'content-type': 'video/webm' })
      response.write('first part')
    }
  })
  const app = await server()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  reader.write('GET /media/clip.webm HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise((resolve) => reader.once('data', resolve))
  reader.destroy()
  await aborted
  await app.close()
})
