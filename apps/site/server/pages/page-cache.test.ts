import { type IncomingMessage, type RequestListener, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import {
  type FakeApiHost,
  jsonResponse,
  startFakeApiHost,
  withContentVersion,
} from '../testing/fake-api-host.ts'
import { renderedUrls } from '../testing/test-build.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestServer, listenOnFreePort } from '../testing/test-server.ts'

const NEWS = '/resources/news'

let host: FakeApiHost
let content = { version: '1', data: ['one'] }
let port = 0
let close = async () => {}

async function startSite(clock?: Clock): Promise<void> {
  const { app } = await createTestServer({ API_BASE_URL: host.base }, clock && { clock })
  port = await listenOnFreePort(app)
  close = () => app.close()
}

beforeEach(async () => {
  content = { version: '1', data: ['one'] }
  const sendData: RequestListener = (request, response) =>
    jsonResponse({ success: true, data: content.data })(request, response)
  host = await startFakeApiHost(withContentVersion(sendData, () => content.version))
  await startSite()
  renderedUrls.length = 0
})
afterEach(async () => {
  await close()
  await host.close()
})

type VisitResponse = IncomingMessage & { readonly body: Buffer }

/** A visit over a real connection, which can take the fast path. */
function visit(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<VisitResponse> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method }, async (response) => {
      resolve(Object.assign(response, { body: await buffer(response) }))
    })
      .on('error', reject)
      .end()
  })
}

test('two hundred visitors to an uncached page cause one render and get the same bytes', async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => visit(NEWS)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200))
  expect(new Set(responses.map(({ body }) => body.toString())).size).toBe(1)
  expect(renderedUrls).toHaveLength(1)
})

test('URLs that differ in letter case or tracking parameters are the same page', async () => {
  const urls = [NEWS, '/RESOURCES/News', `${NEWS}?utm_source=mail`, `${NEWS}/?fbclid=x&page=1`]
  for (const url of urls) expect((await visit(url)).statusCode).toBe(200)
  expect(renderedUrls).toEqual([`http://localhost:3000${NEWS}`])
})

test('each language has its own page, which the URL chooses before the cookie', async () => {
  const somali = await visit(NEWS)
  const english = await visit(NEWS, { cookie: 'a=b; language=EN' })
  expect(somali.headers['content-language']).toBe('so')
  expect(english.headers['content-language']).toBe('en')
  expect((await visit(NEWS)).body.equals(somali.body)).toBe(true)
  expect((await visit(NEWS, { cookie: 'language=en' })).body.equals(somali.body)).toBe(true)
  const both = { cookie: 'language=SO; __Host-language=EN' }
  expect((await visit(NEWS, both)).body.equals(english.body)).toBe(true)
  const named = await visit(`${NEWS}?language=SO`, { cookie: 'language=EN' })
  expect(named.headers['content-language']).toBe('so')
  expect(named.headers['set-cookie']).toBeUndefined()
  expect(named.headers['cache-control']).toBe(somali.headers['cache-control'])
  expect(named.headers['x-accel-expires']).toMatch(/^@\d+$/)
  const stored = await visit(`${NEWS}?language=SO&store=yes`)
  expect([stored.statusCode, stored.headers.location]).toEqual([303, '?language=SO'])
})

test('a page is cached once with the data saver and once without, however it is turned on', async () => {
  const full = await visit(NEWS)
  const saving = await visit(NEWS, { 'save-data': 'on' })
  expect(renderedUrls).toHaveLength(2)
  expect((await visit(NEWS, { cookie: 'saver=on' })).body.equals(saving.body)).toBe(true)
  const off = await visit(NEWS, { cookie: 'saver=off', 'save-data': 'on' })
  expect(off.body.equals(full.body)).toBe(true)
  expect(renderedUrls).toHaveLength(2)
  expect(saving.headers['cache-control']).toBe(full.headers['cache-control'])
})

test('a URL that turns the data saver on or off sets the cookie and leads to the cached page', async () => {
  for (const value of ['on', 'off']) {
    const { statusCode, headers } = await visit(`${NEWS}?saver=${value}&page=2`)
    expect([statusCode, headers.location]).toEqual([303, './news?page=2'])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toEqual([
      `saver=${value}; Path=/; Max-Age=31536000; SameSite=Lax`,
    ])
  }
  expect(renderedUrls).toEqual([])
  await visit(`${NEWS}?saver=maybe`)
  await visit(NEWS)
  expect(renderedUrls).toHaveLength(1)
})

test('the data of a navigation is the same with the data saver and without', async () => {
  const full = await visit(`${NEWS}.data`)
  const saving = await visit(`${NEWS}.data?saver=on`, { 'save-data': 'on' })
  expect(saving.body.equals(full.body)).toBe(true)
  expect(saving.headers['set-cookie']).toBeUndefined()
  expect(renderedUrls).toHaveLength(1)
})

test('a cached page has every header of the first response, and the reader’s encoding', async () => {
  const first = await visit('/', { 'accept-encoding': 'gzip, br' })
  const again = await visit('/', { 'accept-encoding': 'gzip, br' })
  const { date: _date, ...headers } = again.headers
  expect(first.headers).toMatchObject(headers)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(again.body.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("'sha256-"),
    vary: 'Cookie, Save-Data, Accept-Encoding',
  })
  const plain = await visit('/')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(again.body).equals(plain.body)).toBe(true)
  const { headers: none } = await visit('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })
  expect(none['content-encoding']).toBeUndefined()
})

test('the cache duration of a page comes before the time from which a proxy counts it', async () => {
  const begin = Date.now() / 1_000
  const { rawHeaders, headers } = await visit(NEWS)
  const names = rawHeaders.map((name) => name.toLowerCase())
  expect(names.indexOf('cache-control')).toBeLessThan(names.indexOf('x-accel-expires'))
  const since = Number(/^@(\d+)$/.exec(String(headers['x-accel-expires']))?.[1])
  expect(since).toBeGreaterThan(begin - 5)
  expect(since).toBeLessThan(Date.now() / 1_000 + 5)
  const tag = String(headers.etag)
  const unchanged = await visit(NEWS, { 'if-none-match': tag })
  expect([unchanged.statusCode, unchanged.body.length]).toEqual([304, 0])
  expect(unchanged.headers['x-accel-expires']).toMatch(/^@\d+$/)
  expect(unchanged.headers['cache-control']).toBe(headers['cache-control'])
})

test('HEAD of a cached page has its length and no body', async () => {
  const get = await visit(NEWS)
  const head = await visit(NEWS, {}, 'HEAD')
  expect([head.statusCode, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
})

test('the data of a navigation is cached apart from its page', async () => {
  const data = await visit(`${NEWS}.data?_routes=%2Fresources%2Fnews&utm_source=x`)
  expect(data.headers['content-type']).toBe('text/x-script')
  await visit(`${NEWS}.data?_routes=%2Fresources%2Fnews`)
  expect(renderedUrls).toHaveLength(1)
  expect((await visit(NEWS)).headers['content-type']).toBe('text/html; charset=utf-8')
})

test('a browser may cache data that it prefetches until the reader follows the link', async () => {
  const prefetched = await visit(`${NEWS}.data`, { 'sec-purpose': 'prefetch' })
  expect(prefetched.headers['cache-control']).toBe('private, max-age=5')
  expect(prefetched.headers['x-accel-expires']).toBe('0')
  const requested = await visit(`${NEWS}.data`)
  expect(requested.headers['cache-control']).toMatch(/^public, max-age=0/)
  expect(requested.headers.etag).toBe(prefetched.headers.etag)
  const page = await visit(NEWS, { 'sec-purpose': 'prefetch' })
  expect(page.headers['cache-control']).toMatch(/^public, max-age=0/)
})

test('new content is seen within two seconds', async () => {
  await close()
  const clock = createTestClock()
  await startSite(clock)
  await visit(NEWS)
  content = { version: '2', data: ['two'] }
  await clock.pass(1_900)
  expect((await visit(NEWS)).body.toString()).toContain('two')
})

test('pages are served while the host is away, and rendered again when it is back', async () => {
  await visit(NEWS)
  content = { version: '2', data: ['two'] }
  const { handler } = host
  host.handler = (request) => request.socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const away = await visit(NEWS)
  expect([away.statusCode, away.body.toString().includes('one')]).toEqual([200, true])
  host.handler = handler
  const hasNewContent = async () => (await visit(NEWS)).body.toString().includes('two')
  await expect.poll(hasNewContent, { timeout: 10_000 }).toBe(true)
})

test('a page that lacks a part is not for other caches', async () => {
  host.handler = (request) => request.socket.destroy()
  const page = await visit(NEWS)
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['x-accel-expires']).toBe('0')
})
