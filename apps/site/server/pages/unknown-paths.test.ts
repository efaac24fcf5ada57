import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer, listenOnFreePort } from '../testing/test-server.ts'

let host: FakeApiHost
let port: number
let close: () => Promise<unknown>

beforeAll(async () => {
  host = await startFakeApiHost(jsonResponse({ success: true, data: [] }))
  const { app } = await createTestServer({ API_BASE_URL: host.base })
  port = await listenOnFreePort(app)
  close = () => app.close()
})
afterAll(async () => {
  await close()
  await host.close()
})

/** Sends bytes unchanged, which no client does, and returns the response. */
function sendRaw(head: string): Promise<{ status: number; headers: string; body: string }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [headers = '', body = ''] = received.split('\r\n\r\n', 2)
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]), headers, body })
    })
    socket.write(Buffer.from(head, 'latin1'))
  })
}

const get = (path: string, method = 'GET') =>
  sendRaw(`${method} ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`)

const UNKNOWN = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.htaccess',
  '/.aws/credentials',
  '/.DS_Store',
  '/wp-login.php',
  '/wp-admin/',
  '/xmlrpc.php',
  '/index.php',
  '/phpmyadmin/index.php',
  '/admin',
  '/admin/login',
  '/api/users',
  '/api/users/login',
  '/api/graphql',
  '/graphql',
  '/server-status',
  '/actuator/health',
  '/debug/pprof/',
  '/metrics',
  '/console',
  '/cgi-bin/x',
  '/package.json',
  '/node_modules/react/index.js',
  '/server/env.ts',
  '/build/server/index.js',
  '/assets/',
  '/assets/../package.json',
  '/assets/%2e%2e/package.json',
  '/assets/x.js.map',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cwindows',
  '/..\\..\\windows',
  '/contact/..%2f.env',
  '/%252e%252e/%252e%252e/x',
  '//evil.example',
  '//evil.example/contact',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '///',
  '/contact%00',
  '/contact%00.html',
  '/%00',
  '/contact%0d%0aSet-Cookie:x=1',
  '/%0a',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%ff',
  '/%e0%80%af',
  '/contact;x=1',
  '/contact:80',
  '/*',
  '/media/',
  '/media/../api/users',
  '/media/%2e%2e/api/users',
  '/media/..%2fapi%2fusers',
  '/media/.env',
  '/media//x.jpg',
  '/media/x.php',
  '/media/-/../../x',
  '/cards/',
  '/cards/x.php',
  '/api/',
  '/api//posts',
  '/api/posts/public/..',
  '/api/posts/public/%2e%2e/%2e%2e/users',
  '/api/posts/public/1e3',
  '/api/posts/public/-1',
  '/api/posts/public/0x1',
  '/api/posts/public/',
  '/preview/x',
  '/contact//',
  '//contact',
  '/sitemap.xml.gz',
  '/robots.txt~',
  '/feed.php',
]

test.each(UNKNOWN)('%s is no path of the site', async (path) => {
  host.requestLines.length = 0
  const { status, headers, body } = await get(path)
  expect([400, 404]).toContain(status)
  expect(headers).not.toMatch(/^(?:server|x-powered-by|set-cookie):/im)
  expect(body).not.toMatch(/fastify|node_modules|react-router|\/work\/|at \w+ \(/i)
  expect(host.requestLines.filter((line) => /users|etc|env|admin/.test(line))).toEqual([])
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'LINK'])(
  '%s is refused at a page, a call, a file and an unknown path, with the allowed methods',
  async (method) => {
    for (const path of ['/', '/contact', '/api/operations/featured', '/media/a.jpg', '/nowhere']) {
      const { status, headers } = await get(path, method)
      expect(status, path).toBe(405)
      expect(headers, path).toMatch(/^allow: GET, HEAD(?:, POST)?$/im)
    }
  },
)

test('CONNECT and unknown methods are refused by the server', async () => {
  expect((await get('evil.example:443', 'CONNECT')).status).not.toBe(200)
  expect((await get('/', 'BREW')).status).toBe(400)
  expect([400, 405]).toContain((await get('/', 'QUERY')).status)
})

test('a URL that is too long and too many headers are refused with their own statuses', async () => {
  expect((await get(`/${'a'.repeat(5_000)}`)).status).toBe(414)
  expect((await get(`/api/${'a'.repeat(5_000)}`)).status).toBe(414)
  expect((await get(`/media/${'a'.repeat(5_000)}.jpg`)).status).toBe(414)
  expect((await get(`/${'a'.repeat(20_000)}`)).status).toBe(431)
  const many = Array.from({ length: 1_500 }, (_, index) => `X-${index}: value`).join('\r\n')
  const { status } = await sendRaw(
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${many}\r\n\r\n`,
  )
  expect(status).toBe(431)
})

test.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['an unknown coding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['a folded header', 'X-A: a\r\n b\r\nContent-Length: 0\r\n\r\n'],
  ['a space before the colon', 'Content-Length : 5\r\n\r\nhello'],
  ['a bare line feed', 'X-A: a\nContent-Length: 5\r\n\r\nhello'],
])('a request with %s, which could smuggle another request, is refused', async (_name, rest) => {
  const { status } = await sendRaw(
    `POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n${rest}`,
  )
  expect([400, 501]).toContain(status)
})

test('a form of another type is refused with 415, and one that is too long with 413', async () => {
  const post = (type: string, body: string) =>
    sendRaw(
      `POST /contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
  for (const type of ['text/plain', 'application/json', 'application/xml', 'x']) {
    expect((await post(type, 'name=x')).status, type).toBe(415)
  }
  const long = `name=${'x'.repeat(70_000)}`
  expect((await post('application/x-www-form-urlencoded', long)).status).toBe(413)
})
