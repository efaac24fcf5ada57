import { openExposition } from '@gaashaan/runtime/exposition'
import { REQUEST_ID } from '@gaashaan/runtime/request-id'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Search } from '../search/search.ts'
import {
  type FakeApiHost,
  jsonResponse,
  startFakeApiHost,
  withContentVersion,
} from '../testing/fake-api-host.ts'
import { createTestServer, listenOnFreePort } from '../testing/test-server.ts'

let host: FakeApiHost

beforeAll(async () => {
  host = await startFakeApiHost(jsonResponse({ success: true, data: { version: '1' } }))
})
afterAll(() => host.close())

const ID = 'c0ffee00c0ffee00c0ffee00c0ffee00'

/** A site that listens, because only its requests have an id. */
async function startSite(apiBaseUrl: string) {
  const { app } = await createTestServer({ API_BASE_URL: apiBaseUrl })
  const port = await listenOnFreePort(app)
  onTestFinished(() => app.close())
  return (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { [REQUEST_ID]: ID } })
}

test('a site whose API host responds is ready', async () => {
  const get = await startSite(host.base)
  const response = await get('/readyz')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ status: 'ready', checks: { content: 'ok' } })
})

test('a search index that is behind is a warning, and the site is ready', async () => {
  for (const state of ['behind', 'ready'] as const) {
    const search = { state: async () => state } as unknown as Search
    const { app } = await createTestServer({ API_BASE_URL: host.base }, { search })
    const { statusCode, body } = await app.inject('/readyz')
    expect(statusCode).toBe(200)
    const warning = 'the index is older than what is public'
    expect(JSON.parse(body).checks.search).toEqual(state === 'ready' ? 'ok' : { warning })
    expect(await openExposition({ ofNode: false }).text()).toContain(
      `gaashaan_site_search_behind ${Number(state === 'behind')}`,
    )
  }
})

test('a site with neither an API host nor a cached response is alive but not ready', async () => {
  const get = await startSite('http://127.0.0.1:9')
  expect((await get('/livez')).status).toBe(200)
  const response = await get('/readyz')
  expect(response.status).toBe(503)
  expect(await response.text()).not.toContain('127.0.0.1')
})

test('a site with cached responses is ready while its API host is away', async () => {
  const other = await startFakeApiHost(
    withContentVersion(jsonResponse({ success: true, data: [] })),
  )
  const { app } = await createTestServer({ API_BASE_URL: other.base })
  await app.inject('/api/posts/public/latest?category_id=1&language=SO&limit=5')
  other.handler = (request) => request.socket.destroy()
  await expect
    .poll(async () => {
      const { statusCode } = await app.inject('/readyz')
      const polls = other.requestLines.filter((line) => line.includes('version'))
      return [polls.length > 1, statusCode]
    })
    .toEqual([true, 200])
  await other.close()
})

test('an API host receives the id of the request that causes its own', async () => {
  const get = await startSite(host.base)
  await get('/calls-api')
  const ids = host.requests
    .filter(({ url }) => url === '/api/x')
    .map(({ headers }) => headers[REQUEST_ID])
  expect(ids).toEqual([ID])
})

test('an internal error has the request’s id in the logs on the page and in a header', async () => {
  const get = await startSite('http://127.0.0.1:9')
  const page = await get('/unrenderable')
  expect(page.status).toBe(500)
  expect(page.headers.get(REQUEST_ID)).toBe(ID)
  expect(await page.text()).toContain(`<code>${ID}</code>`)
  const call = await get('/api/contact_submit', { method: 'POST', body: '{}' })
  expect(call.status).toBe(415)
  expect(call.headers.get(REQUEST_ID)).toBeNull()
})

test('a response that is cached has no id', async () => {
  const get = await startSite(host.base)
  for (const path of ['/', '/', '/nowhere.txt']) {
    expect((await get(path)).headers.get(REQUEST_ID), path).toBeNull()
  }
})
