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

/** Makes the host answer with a type, a status and a short body. */
function answerWith(type: string | undefined, status = 200, headers: Record<string, string> = {}) {
  host.answer = (_request, response) => {
    response.writeHead(status, { ...(type ? { 'content-type': type } : {}), ...headers })
    response.end(status === 304 ? undefined : 'body')
  }
}

test('a file is passed on with what describes it and nothing else', async () => {
  const got = await (await server()).inject({
    url: '/media/boat.webp?v=1',
    headers: { cookie: 'language=EN' },
  })
  expect(got.statusCode).toBe(200)
  expect(got.rawPayload.equals(FILE)).toBe(true)
  expect(got.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    etag: '"tag"',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="boat.webp"',
    'cache-control': 'public, max-age=86400',
  })
  expect(got.headers['set-cookie']).toBeUndefined()
  expect(got.headers['x-powered-by']).toBeUndefined()
  expect(host.asked).toEqual(['GET /media/boat.webp'])
  expect(host.requests[0]?.headers.cookie).toBeUndefined()
})

test('a part of a file is passed on as a part', async () => {
  const got = await (await server()).inject({
    url: '/media/clip.webm',
    headers: { range: 'bytes=10-19' },
  })
  expect([got.statusCode, got.body]).toEqual([206, '0123456789'])
  expect(got.headers['content-range']).toBe('bytes 10-19/1000')
})

test('a part that does not exist is a 416', async () => {
  answerWith('text/html', 416, { 'content-range': 'bytes */1000' })
  const got = await (await server()).inject({
    url: '/media/clip.webm',
    headers: { range: 'bytes=2000-' },
  })
  expect([got.statusCode, got.body]).toEqual([416, ''])
  expect(got.headers['content-range']).toBe('bytes */1000')
})

test('HEAD describes a file', async () => {
  const got = await (await server()).inject({ url: '/media/boat.webp', method: 'HEAD' })
  expect([got.statusCode, got.body, got.headers['content-length']]).toEqual([200, '', '1000'])
  expect(host.asked).toEqual(['HEAD /media/boat.webp'])
})

test('a file that the reader has is a 304', async () => {
  answerWith(undefined, 304, { etag: '"tag"' })
  const got = await (await server()).inject({
    url: '/media/boat.webp',
    headers: { 'if-none-match': '"tag"' },
  })
  expect([got.statusCode, got.body, got.headers.etag]).toEqual([304, '', '"tag"'])
  expect(host.requests[0]?.headers['if-none-match']).toBe('"tag"')
})

test('files that another host names by path come from its base', async () => {
  const app = await server('/base')
  await app.inject('/media/-/uploads/2026/a%20b.jpg')
  await app.inject('/media/boat.webp')
  expect(host.asked).toEqual(['GET /base/uploads/2026/a%20b.jpg', 'GET /base/media/boat.webp'])
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
  expect(host.asked).toEqual([])
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
])('an answer of type %s with status %i is not passed on', async (type, status) => {
  answerWith(type, status, { location: 'http://127.0.0.1/elsewhere' })
  const got = await (await server()).inject('/media/x')
  expect(got.statusCode).toBe(404)
  expect(got.body).not.toContain('body')
})

test.each(['video/webm', 'audio/mpeg', 'application/pdf', 'image/jpeg; charset=binary'])(
  'an answer of type %s is passed on',
  async (type) => {
    answerWith(type)
    expect((await (await server()).inject('/media/x')).headers['content-type']).toBe(type)
  },
)

test('a drawing may not run anything', async () => {
  answerWith('image/svg+xml')
  const got = await (await server()).inject('/media/x.svg')
  expect(got.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
})

test('a name in another script is a name in the header', async () => {
  answerWith('application/pdf')
  const got = await (await server()).inject("/media/ogeysiis-%C3%B1-'1'.pdf")
  expect(got.headers['content-disposition']).toBe(
    `inline; filename="ogeysiis-_-_1_.pdf"; filename*=UTF-8''ogeysiis-%C3%B1-%271%27.pdf`,
  )
})

test('a host that is away, failing or silent is a 503 that nobody keeps', async () => {
  answerWith('image/png', 500)
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

test('only reading is allowed', async () => {
  const got = await (await server()).inject({ url: '/media/x', method: 'DELETE' })
  expect(got.statusCode).toBe(405)
  expect(host.asked).toEqual([])
})

test('a reader who leaves ends the question to the host', async () => {
  const left = new Promise<void>((resolve) => {
    host.answer = (_request, response) => {
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
  await left
  await app.close()
})
