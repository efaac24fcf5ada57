import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestClock, type TestClock } from '../testing/test-clock.ts'
import { createTestServer } from '../testing/test-server.ts'

/** The files of our desk: its content has a version, and one file may be private. */
let host: FakeApiHost
let version: string
/** What the host tells that has changed, and what makes the file public. */
let changed: string[] | undefined
let tags: string | undefined
let isPublic: boolean
let isAway: boolean
let folder: string
let clock: TestClock

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-private-'))
  clock = createTestClock()
  version = 'v1'
  changed = undefined
  tags = undefined
  isPublic = true
  isAway = false
  host = await startFakeApiHost((request, response) => {
    if (isAway) return void response.writeHead(503).end()
    if (request.url?.startsWith('/api/content-version')) {
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.end(JSON.stringify({ success: true, data: { version, tags: changed } }))
    }
    const token = new URLSearchParams(request.url?.split('?')[1]).get('preview')
    if (!isPublic && token !== 'link.good') return void response.writeHead(404).end()
    const isKnown = request.headers['if-none-match'] === '"tag"'
    response.writeHead(isKnown ? 304 : 200, {
      'content-type': 'image/avif',
      'cache-control': token
        ? 'private, no-store'
        : 'public, max-age=604800, s-maxage=1, immutable',
      etag: '"tag"',
      ...(token ? {} : { 'x-content-version': version, ...(tags && { 'x-cache-tags': tags }) }),
      ...(isKnown ? {} : { 'content-length': 4 }),
    })
    response.end(isKnown ? undefined : 'boat')
  })
})

afterEach(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const server = async () =>
  (await createTestServer({ API_BASE_URL: host.base, CACHE_DIR: folder }, { clock })).app

const fileRequests = () => host.requestLines.filter((line) => line.includes('/media/'))

test('a file is revalidated once in each content version', async () => {
  const app = await server()
  const get = async () => (await app.inject('/media/boat.avif')).statusCode
  expect([await get(), await get()]).toEqual([200, 200])
  expect(fileRequests()).toHaveLength(1)
  version = 'v2'
  await clock.pass(600)
  expect([await get(), await get()]).toEqual([200, 200])
  expect(fileRequests()).toHaveLength(2)
  expect(host.requests.at(-1)?.headers['if-none-match']).toBe('"tag"')
})

test('a file that is private again is gone at once, also from the disk', async () => {
  const app = await server()
  expect((await app.inject('/media/boat.avif')).body).toBe('boat')
  isPublic = false
  version = 'v2'
  await clock.pass(600)
  const response = await app.inject('/media/boat.avif')
  expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store'])
  // Another process with the same folder finds nothing either, even while the desk is away.
  isAway = true
  await vi.waitFor(async () => {
    expect((await (await server()).inject('/media/boat.avif')).statusCode).toBe(503)
  }, 20_000)
})

test('a public file outlives the desk', async () => {
  const app = await server()
  await app.inject('/media/boat.avif')
  isAway = true
  await clock.pass(60_000)
  expect((await app.inject('/media/boat.avif')).body).toBe('boat')
})

test('readers get the lifetime, and not the content version', async () => {
  const { headers } = await (await server()).inject('/media/boat.avif')
  expect(headers['cache-control']).toBe('public, max-age=604800, s-maxage=1, immutable')
  expect(headers).not.toHaveProperty('x-content-version')
  expect(headers).not.toHaveProperty('age')
})

test('a preview link opens a private file, which is not cached', async () => {
  isPublic = false
  const app = await server()
  for (const _time of [1, 2]) {
    const response = await app.inject('/media/boat.avif?preview=link.good')
    expect([response.statusCode, response.body]).toEqual([200, 'boat'])
    expect(response.headers['cache-control']).toBe('no-store')
  }
  expect(fileRequests()).toHaveLength(2)
  expect((await app.inject('/media/boat.avif?preview=link.bad')).statusCode).toBe(404)
  expect((await app.inject('/media/boat.avif')).statusCode).toBe(404)
})

test('a file is not revalidated after changes to what does not make it public', async () => {
  tags = 'media:7 post:1'
  const app = await server()
  const get = async () => (await app.inject('/media/boat.avif')).statusCode
  expect([await get(), await get()]).toEqual([200, 200])
  version = 'v2'
  changed = ['post:2', 'list:news:so']
  await clock.pass(600)
  expect(await get()).toBe(200)
  expect(fileRequests()).toHaveLength(1)
  version = 'v3'
  changed = ['post:1']
  isPublic = false
  await clock.pass(600)
  expect(await get()).toBe(404)
})
