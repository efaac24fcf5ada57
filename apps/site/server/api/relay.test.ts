import { text } from 'node:stream/consumers'
import { CALLS, type CallName } from '@gaashaan/contract'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer, statusOfRawPath } from '../testing/test-server.ts'

const GOOD = '{ "success": true,  "data": [] }'
const QUERIES: Partial<Record<CallName, string>> = {
  featuredPosts: 'category_id=1&language=SO',
  latestPosts: 'category_id=1&language=SO&limit=5',
  postsByCategory: 'category_id=4',
  subcategories: 'category_id=1&language=EN',
  leaderByTitle: 'title=State+Minister&language=EN&strict=1',
}

let host: FakeApiHost
/** How the host responds to everything except the call of its version. */
let handler = jsonResponse(GOOD)
beforeEach(async () => {
  handler = jsonResponse(GOOD)
  host = await startFakeApiHost((request, response) => {
    const isVersion = request.url?.startsWith(CALLS.contentVersion.path)
    const version = jsonResponse({ success: true, data: { version: '1' } })
    return (isVersion ? version : handler)(request, response)
  })
})
afterEach(() => host.close())

const server = async () => (await createTestServer({ API_BASE_URL: host.base })).app
const requestLines = () =>
  host.requestLines.filter((line) => !line.includes(CALLS.contentVersion.path))

const GET_CALLS = (Object.keys(CALLS) as CallName[]).filter(
  (name) => CALLS[name].relayed && CALLS[name].method === 'GET',
)

test('nine GET calls are relayed', () => {
  expect(GET_CALLS).toHaveLength(9)
})

test.each(GET_CALLS)('%s is relayed unchanged', async (name) => {
  const url = `${CALLS[name].path.replace(':id', '7')}?${QUERIES[name] ?? 'language=SO'}`
  const response = await (await server()).inject(url)
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe(GOOD)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['access-control-allow-origin']).toBe('*')
  expect(requestLines()).toEqual([`GET ${url}`])
})

test('keys that a call does not know never reach the host', async () => {
  const app = await server()
  await app.inject('/api/posts/public/7?fbclid=1&language=so')
  await app.inject('/api/posts/public/7?language=SO&page=9')
  expect(requestLines()).toEqual(['GET /api/posts/public/7?language=SO'])
})

test('a page of a list is requested with the keys that the call knows, checked', async () => {
  const app = await server()
  const list = '/api/posts/public/by-category?category_id=1&language=SO'
  await app.inject(`${list}&page=02&view=grid&page_size=4&with_content=0&subcategory_name=%20Badda`)
  expect(requestLines()).toEqual([
    `GET ${list}&subcategory_name=Badda&page=2&page_size=4&with_content=0`,
  ])
  const response = await app.inject(`${list}&page_size=101`)
  expect(response.json()).toMatchObject({ success: false, code: 'invalid_page_size' })
})

test('a response that the reader already has is a 304', async () => {
  const app = await server()
  const first = await app.inject('/api/operations/featured?language=SO')
  const again = await app.inject({
    url: '/api/operations/featured?language=SO',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the response to HEAD has no body', async () => {
  const url = '/api/operations/featured?language=SO'
  const head = await (await server()).inject({ url, method: 'HEAD' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(GOOD.length))
})

test.each([
  ['/api/posts/public/latest?category_id=1', 400, 'invalid_language'],
  ['/api/posts/public/latest?category_id=99&language=SO', 400, 'invalid_category'],
  ['/api/posts/public/abc?language=SO', 400, 'invalid_id'],
  ['/api/leadership/by-title?language=SO', 400, 'invalid_title'],
  ['/api/posts/public/by-category?category_id=1&category_id=2', 400, 'repeated_key'],
  ['/api/posts/public/by-category?category_id=1&category%5Fid=1', 400, 'repeated_key'],
  ['/api/operations/featured?language=SO?x=1', 400, 'invalid_language'],
  ['/api/users', 404, 'not_found'],
  ['/api/posts', 404, 'not_found'],
  ['/api/posts/public', 404, 'not_found'],
  ['/api/posts/public/7/versions?language=SO', 404, 'not_found'],
  ['/api/posts/public/latest/?category_id=1&language=SO', 404, 'not_found'],
  ['/api/content-version', 404, 'not_found'],
  ['/api/site-settings?language=SO', 404, 'not_found'],
  ['/api/', 404, 'not_found'],
])('%s is %i %s and never reaches the host', async (url, status, code) => {
  const response = await (await server()).inject(url)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ success: false, code })
  expect(host.requestLines).toEqual([])
})

test.each(['/api/posts/public/../../users', '/api/posts/../users', '/api/..%2fadmin'])(
  '%s never reaches the host',
  async (url) => {
    expect(await statusOfRawPath(await server(), url)).toBe(404)
    expect(host.requestLines).toEqual([])
  },
)

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)(
  '%s of a GET call is 405',
  async (method) => {
    const response = await (await server()).inject({ url: '/api/operations/featured', method })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(response.json()).toMatchObject({ code: 'method_not_allowed' })
  },
)

test('a 404 of the host is relayed', async () => {
  handler = jsonResponse({ success: false, error: 'none', code: 'not_found' }, 404)
  const response = await (await server()).inject('/api/posts/public/7?language=SO')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ error: 'none' })
  expect(response.headers['x-accel-expires']).toBe('@1')
})

test('an unavailable host is a 503 until there is a cached response', async () => {
  const app = await server()
  const url = '/api/operations/featured?language=SO'
  handler = (request) => request.socket.destroy()
  const failed = await app.inject(url)
  expect(failed.statusCode).toBe(503)
  expect(failed.json()).toMatchObject({ success: false, code: 'unavailable' })

  handler = jsonResponse(GOOD)
  const other = '/api/operations/featured?language=EN'
  expect((await app.inject(other)).statusCode).toBe(200)
  await host.close()
  expect((await app.inject(other)).body).toBe(GOOD)
})

const message = contactMessageExamples.typical
const contact = { url: '/api/contact_submit', method: 'POST' } as const

test('a contact message is relayed with the reader’s address, and so is the response to it', async () => {
  let received = ''
  handler = async (request, response) => {
    received = await text(request)
    jsonResponse({ success: false, error: 'slow down', code: 'too_many_messages' }, 429)(
      request,
      response,
    )
  }
  const response = await (await server()).inject({
    ...contact,
    payload: message,
    headers: { 'x-forwarded-for': '203.0.113.9', cookie: 'language=EN' },
  })
  expect(JSON.parse(received)).toEqual(message)
  expect([response.statusCode, response.json().error]).toEqual([429, 'slow down'])
  expect(response.headers['cache-control']).toBe('no-store')
  const { headers } = host.requests[0] ?? {}
  expect(headers?.['x-forwarded-for']).toBe('127.0.0.1')
  expect(headers?.cookie).toBeUndefined()
})

test.each([
  ['"8e03978e-40d5-43e6-bc93-6894a57f9324"', '"8e03978e-40d5-43e6-bc93-6894a57f9324"'],
  ['anything else', undefined],
])('the idempotency key %s reaches the desk as %s', async (key, relayed) => {
  handler = jsonResponse({ success: true })
  const headers = { 'idempotency-key': key }
  await (await server()).inject({ ...contact, payload: message, headers })
  const sent = host.requests.find(({ method }) => method === 'POST')
  expect(sent?.headers['idempotency-key']).toBe(relayed)
})

test('a message to an unreachable desk is a 503', async () => {
  handler = (request) => request.socket.destroy()
  const response = await (await server()).inject({ ...contact, payload: message })
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ success: false, code: 'unavailable' })
})

test.each([
  ['a form', 'name=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
  ['text without a type', '{}', '', 415, 'unsupported_media_type'],
  ['broken JSON', '{"name":', 'application/json', 400, 'invalid_body'],
  ['nothing', '', 'application/json', 400, 'invalid_body'],
  ['too much', `"${'x'.repeat(65 * 1024)}"`, 'application/json', 413, 'body_too_large'],
])('%s is refused', async (_name, payload, type, status, code) => {
  const headers = type === '' ? {} : { 'content-type': type }
  const response = await (await server()).inject({ ...contact, payload, headers })
  expect([response.statusCode, response.json().code]).toEqual([status, code])
  expect(requestLines()).toEqual([])
})

test('a message from another site’s page is refused', async () => {
  const headers = { origin: 'https://evil.example' }
  const response = await (await server()).inject({ ...contact, payload: message, headers })
  expect([response.statusCode, response.json().code]).toEqual([403, 'wrong_origin'])
  expect(requestLines()).toEqual([])
})

test('GET of the contact call is 405', async () => {
  const response = await (await server()).inject('/api/contact_submit')
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
})
