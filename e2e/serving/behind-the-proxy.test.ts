import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { startProxy } from '../../scripts/steps/proxy.mjs'
import { answersFromExamples } from '../harness/servers/example-host.ts'
import { startLoneSite } from '../harness/servers/lone-site.ts'

/** A host of the examples that has a content version and accepts messages. */
const handler: RequestListener = (request, response) => {
  const { method, url = '' } = request
  if (method !== 'POST' && !url.startsWith('/api/content-version')) {
    return answersFromExamples(request, response)
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ success: true, data: { version: '1' } }))
}

let host: FakeApiHost
let site: Awaited<ReturnType<typeof startLoneSite>>
let proxy: Awaited<ReturnType<typeof startProxy>>

beforeAll(async () => {
  host = await startFakeApiHost(handler)
  site = await startLoneSite(host.base, { WEB_CONCURRENCY: '2', TRUST_PROXY: 'loopback' })
  proxy = await startProxy({ origins: [site.url] })
})

afterAll(async () => {
  await proxy.stop()
  await site.stop()
  await host.close()
})

const read = (path: string, language: string) =>
  fetch(proxy.url + path, { headers: { cookie: `language=${language}` } })

test('a page is in the language of the cookie, and in no cache beyond the proxy', async () => {
  for (const language of ['EN', 'SO', 'EN', 'SO']) {
    const { status, headers } = await read('/resources/news?utm_source=mail', language)
    expect({ status, language: headers.get('content-language') }).toEqual({
      status: 200,
      language: language.toLowerCase(),
    })
    expect(headers.get('cache-control')).toBe('public, max-age=0, stale-if-error=86400')
    expect(headers.get('vary')).toBe('Cookie, Save-Data, Accept-Encoding')
  }
})

/** The state of the cache of nginx for each request to a path so far. */
const cacheStates = (path: string) =>
  proxy
    .accessLog()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => line.path === path)
    .map(({ cache }) => cache)

test('readers of an address that names its language share the cached page', async () => {
  for (const cookie of ['', 'language=SO', 'language=EN']) {
    const response = await fetch(`${proxy.url}/ministry/Partners?language=EN`, {
      headers: { cookie },
    })
    expect(response.headers.get('content-language')).toBe('en')
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, stale-if-error=86400')
  }
  // A request is logged when its response has been sent.
  await expect.poll(() => cacheStates('/ministry/Partners')).toHaveLength(3)
  const [first, ...rest] = cacheStates('/ministry/Partners')
  expect(first).toBe('MISS')
  expect(rest).not.toContain('BYPASS')
  expect(rest).not.toContain('MISS')
})

test('the switch without scripts stores the language of each reader and redirects', async () => {
  for (const _reader of [1, 2]) {
    const address = `${proxy.url}/resources/news?page=2&language=EN&store=yes`
    const { status, headers } = await fetch(address, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([303, '?page=2&language=EN'])
    expect(headers.get('set-cookie')).toMatch(/^language=EN;/)
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('a message is accepted from the address of the site, and has that of its reader', async () => {
  const response = await fetch(`${proxy.url}/api/contact_submit`, {
    method: 'POST',
    headers: {
      origin: proxy.url,
      'content-type': 'application/json',
      // The address of the reader, as the proxy of another network adds it.
      'x-forwarded-for': '192.0.2.7',
    },
    body: '{}',
  })
  expect(response.status).toBe(200)
  const posted = host.requests.find(({ method }) => method === 'POST')
  expect(posted?.headers['x-forwarded-for']).toBe('192.0.2.7')
})

test('cached pages and calls are sent when all processes of the site have ended', async () => {
  const before = await (await read('/', 'EN')).text()
  const call = '/api/posts/public/latest?category_id=1&language=EN'
  const response = await (await read(call, 'EN')).text()
  await site.stop()
  expect(await (await read('/', 'EN')).text()).toBe(before)
  expect(await (await read(call, 'EN')).text()).toBe(response)
  expect((await read('/sna', 'EN')).status).toBe(503)
})
