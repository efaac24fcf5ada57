import type { lookup } from 'node:dns'
import { guardedFetch } from '@gaashaan/http/guarded-agent'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { stripApiHost } from '../upstream/strip-api-host.ts'
import { proxiedImagePath } from './image-hosts.ts'

const HOSTS = ['pictures.example']

let host: FakeApiHost
let type: string
beforeEach(async () => {
  type = 'image/jpeg'
  host = await startFakeApiHost((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': 5 }).end('bytes')
  })
})
afterEach(() => host.close())

const fakeFetch: Fetch = (url, init) =>
  fetch(url.replace('https://pictures.example', host.base), init)

/** A site that allows images of one other host; requests to it reach the fake host. */
async function server(publicFetch: Fetch = fakeFetch) {
  const { app } = await createTestServer({ PICTURE_HOSTS: HOSTS.join() }, { publicFetch })
  return app
}

test('an image of an allowed host is served and cached', async () => {
  const app = await server()
  for (const _time of [1, 2]) {
    const response = await app.inject('/media/@/pictures.example/2026/boat.jpg')
    expect([response.statusCode, response.body]).toEqual([200, 'bytes'])
  }
  expect(host.requestLines).toEqual(['GET /2026/boat.jpg'])
  const variant = await app.inject('/media/~/@/pictures.example/2026/boat.jpg/360.avif')
  expect([variant.statusCode, variant.headers['cache-control']]).toEqual([200, 'no-store'])
  await app.close()
})

test.each([
  '/media/@/other.example/boat.jpg',
  '/media/@/pictures.example/boat.html',
  '/media/@/pictures.example/../boat.jpg',
  '/media/@/pictures.example@other.example/boat.jpg',
  '/media/@/pictures.example',
  '/media/~/@/other.example/boat.jpg/360.avif',
])('%s is not requested', async (path) => {
  expect((await (await server()).inject(path)).statusCode).toBe(404)
  expect(host.requestLines).toEqual([])
})

test('an allowed host at a private address is not requested', async () => {
  const lookUp = ((_name: string, _options: unknown, callback: (...all: unknown[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup
  const guarded = guardedFetch({ quietMs: 1_000, lookUp })
  const response = await (await server(guarded)).inject('/media/@/pictures.example/boat.jpg')
  expect(response.statusCode).toBe(503)
  expect(host.requestLines).toEqual([])
})

test('a file that is not a raster image is not served', async () => {
  const app = await server()
  for (const refused of ['image/svg+xml', 'application/pdf', 'text/html']) {
    type = refused
    const path = `/media/@/pictures.example/${refused.length}.jpg`
    expect((await app.inject(path)).statusCode).toBe(404)
  }
})

test('pages have paths of the site for an allowed host’s images, and for nothing else of it', () => {
  const post = {
    post_url: 'https://pictures.example/2026/boat.jpg',
    other: 'https://other.example/boat.jpg',
    text: 'https://pictures.example/boat.jpg is a picture',
    page: 'https://pictures.example/boat.html',
  }
  expect(stripApiHost(JSON.stringify(post), 'https://api.example', HOSTS)).toEqual({
    ...post,
    post_url: '/media/@/pictures.example/2026/boat.jpg',
  })
  expect(proxiedImagePath('https://me@pictures.example/a.jpg', HOSTS)).toBeUndefined()
  expect(proxiedImagePath('http://pictures.example/a.jpg', HOSTS)).toBeUndefined()
})
