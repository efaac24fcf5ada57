import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestClock, type TestClock } from '../testing/test-clock.ts'
import { createTestServer } from '../testing/test-server.ts'

/** Longest wait for the stand-in on a busy machine, in ms. */
const WAIT = 10_000
const LIST = '/api/operations/featured?language=SO'

let clock: TestClock
let host: FakeApiHost
let cdn: FakeApiHost
/** The content of the host: its version, and what changed since the one before. */
let content: { version: string; tags?: readonly string[] }
/** The bodies that the CDN has been sent, and how it responds. */
let purges: unknown[]
let cdnStatus: number

beforeEach(async () => {
  clock = createTestClock()
  content = { version: '1' }
  purges = []
  cdnStatus = 200
  host = await startFakeApiHost((request, response) => {
    const isVersion = request.url?.startsWith('/api/content-version')
    if (!isVersion) response.setHeader('x-cache-tags', 'operations front-page')
    jsonResponse({ success: true, data: isVersion ? content : [] })(request, response)
  })
  cdn = await startFakeApiHost(async (request: IncomingMessage, response) => {
    purges.push(JSON.parse(await text(request)))
    response.writeHead(cdnStatus).end()
  })
})
afterEach(async () => {
  await host.close()
  await cdn.close()
})

async function startSite(variables: Record<string, string> = {}) {
  const environment = { API_BASE_URL: host.base, CDN_TAG_HEADER: 'Cache-Tag', ...variables }
  return (await createTestServer(environment, { clock })).app
}

const purgingSite = () => startSite({ CDN_PURGE_URL: `${cdn.base}/purge`, CDN_PURGE_TOKEN: 'abc' })

/** Lets time pass in steps until the CDN has been sent so many purges. */
async function passUntil(count: number): Promise<void> {
  await vi.waitFor(async () => {
    await clock.pass(500)
    expect(purges).toHaveLength(count)
  }, WAIT)
}

test('responses carry their tags in the configured header, and a lifetime where they are purged', async () => {
  const app = await startSite()
  const { headers } = await app.inject(LIST)
  expect(headers['cache-tag']).toBe('content,operations,front-page')
  expect(headers['cdn-cache-control']).toBeUndefined()
  await app.close()
  const fastly = await startSite({
    CDN_TAG_HEADER: 'Surrogate-Key',
    CDN_PURGE_URL: `${cdn.base}/purge`,
  })
  const purged = (await fastly.inject(LIST)).headers
  expect(purged['surrogate-key']).toBe('content operations front-page')
  expect(purged['cdn-cache-control']).toBe('public, max-age=60, stale-if-error=86400')
  await fastly.close()
})

test('a response that has not changed is confirmed with its tags and lifetime', async () => {
  const app = await purgingSite()
  const whole = (await app.inject(LIST)).headers
  const request = { url: LIST, headers: { 'if-none-match': String(whole.etag) } }
  const { statusCode, headers } = await app.inject(request)
  const told = ['cache-tag', 'cdn-cache-control'] as const
  expect(statusCode).toBe(304)
  expect(told.map((name) => headers[name])).toEqual(told.map((name) => whole[name]))
  expect(headers['cache-tag']).toBe('content,operations,front-page')
  await app.close()
})

test('without a CDN no response carries tags', async () => {
  const { app } = await createTestServer({ API_BASE_URL: host.base })
  const { headers } = await app.inject(LIST)
  expect(Object.keys(headers).filter((name) => /tag|cdn|surrogate/.test(name))).toEqual(['etag'])
  await app.close()
})

test('a start purges everything, and each change its tags', async () => {
  const app = await purgingSite()
  await passUntil(1)
  expect(purges).toEqual([{ tags: ['content'] }])
  expect(cdn.requests[0]?.headers.authorization).toBe('Bearer abc')
  content = { version: '2', tags: ['post:1', 'list:news:so'] }
  await passUntil(2)
  expect(purges[1]).toEqual({ tags: ['post:1', 'list:news:so'] })
  content = { version: '3' }
  await passUntil(3)
  expect(purges[2]).toEqual({ tags: ['content'] })
  await app.close()
})

test('a change is purged only when every process has learnt of it', async () => {
  const app = await purgingSite()
  await passUntil(1)
  content = { version: '2', tags: ['post:1'] }
  const changedAt = clock.now()
  await passUntil(2)
  expect(clock.now() - changedAt).toBeGreaterThanOrEqual(2_000)
  await app.close()
})

test('a purge is repeated until the CDN accepts it, with what changed meanwhile', async () => {
  const app = await purgingSite()
  await passUntil(1)
  cdnStatus = 503
  content = { version: '2', tags: ['post:1'] }
  await passUntil(2)
  content = { version: '3', tags: ['post:2'] }
  await clock.pass(500)
  cdnStatus = 200
  await passUntil(3)
  expect(purges[2]).toEqual({ tags: ['post:1', 'post:2'] })
  await app.close()
})

test('many tags are sent in several requests', async () => {
  const app = await purgingSite()
  await passUntil(1)
  content = { version: '2', tags: Array.from({ length: 70 }, (_value, id) => `post:${id}`) }
  await passUntil(4)
  const sizes = purges.slice(1).map((purge) => (purge as { tags: string[] }).tags.length)
  expect(sizes).toEqual([30, 30, 10])
  await app.close()
})
