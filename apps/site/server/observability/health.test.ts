import type { AddressInfo } from 'node:net'
import { openExposition } from '@gaashaan/runtime/exposition'
import { REQUEST_ID } from '@gaashaan/runtime/request-id'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Search } from '../search/search.ts'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'

let host: FakeApiHost

beforeAll(async () => {
  host = await startFakeApiHost(jsonResponse({ success: true, data: { version: '1' } }))
})
afterAll(() => host.close())

const ID = 'c0ffee00c0ffee00c0ffee00c0ffee00'

/** A site that listens, as requests have an id only there. */
async function listening(apiBaseUrl: string) {
  const { app } = await createTestServer({ API_BASE_URL: apiBaseUrl })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { [REQUEST_ID]: ID } })
}

test('a site whose API host answers is ready', async () => {
  const get = await listening(host.base)
  const answer = await get('/readyz')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ status: 'ready', checks: { content: 'ok' } })
})

test('a search that does not follow is told of, and keeps no reader away', async () => {
  const states = ['behind', 'ready'] as const
  for (const state of states) {
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

test('a site with neither an API host nor anything kept lives, and is not ready', async () => {
  const get = await listening('http://127.0.0.1:9')
  expect((await get('/livez')).status).toBe(200)
  const answer = await get('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain('127.0.0.1')
})

test('a site that has kept what its API host said is ready while that is away', async () => {
  const other = await startFakeApiHost((request, response) =>
    request.url?.includes('version')
      ? jsonResponse({ success: true, data: { version: '1' } })(request, response)
      : jsonResponse({ success: true, data: [] })(request, response),
  )
  const { app } = await createTestServer({ API_BASE_URL: other.base })
  await app.inject('/api/posts/public/latest?category_id=1&language=SO&limit=5')
  other.answer = (request) => request.socket.destroy()
  await expect
    .poll(async () => {
      const answer = await app.inject('/readyz')
      return [
        other.asked.filter((asked) => asked.includes('version')).length > 1,
        answer.statusCode,
      ]
    })
    .toEqual([true, 200])
  await other.close()
})

test('an API host hears the id of the request that asks it', async () => {
  const get = await listening(host.base)
  await get('/asks')
  const ids = host.requests
    .filter(({ url }) => url === '/api/x')
    .map(({ headers }) => headers[REQUEST_ID])
  expect(ids).toEqual([ID])
})

test('a failure names the id under which the logs have it, on the page and in a header', async () => {
  const get = await listening('http://127.0.0.1:9')
  const page = await get('/unrenderable')
  expect(page.status).toBe(500)
  expect(page.headers.get(REQUEST_ID)).toBe(ID)
  expect(await page.text()).toContain(`<code>${ID}</code>`)
  const call = await get('/api/contact_submit', {
    method: 'POST',
    body: '{}',
  })
  expect(call.status).toBe(415)
  expect(call.headers.get(REQUEST_ID)).toBeNull()
})

test('an answer that others get too has no id', async () => {
  const get = await listening(host.base)
  for (const path of ['/', '/', '/nowhere.txt']) {
    expect((await get(path)).headers.get(REQUEST_ID), path).toBeNull()
  }
})
