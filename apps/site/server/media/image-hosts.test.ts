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

const asStandIn: Fetch = (url, init) =>
  fetch(url.replace('https://pictures.example', host.base), init)

/** A site that may show one other host's pictures; asking that host reaches the stand-in. */
async function server(publicFetch: Fetch = asStandIn) {
  const { app } = await createTestServer({ PICTURE_HOSTS: HOSTS.join() }, { publicFetch })
  return app
}

test('a named host’s picture is passed on and kept', async () => {
  const app = await server()
  for (const _time of [1, 2]) {
    const got = await app.inject('/media/@/pictures.example/2026/boat.jpg')
    expect([got.statusCode, got.body]).toEqual([200, 'bytes'])
  }
  expect(host.asked).toEqual(['GET /2026/boat.jpg'])
  const made = await app.inject('/media/~/@/pictures.example/2026/boat.jpg/360.avif')
  expect([made.statusCode, made.headers['cache-control']]).toEqual([200, 'no-store'])
  await app.close()
})

test.each([
  '/media/@/other.example/boat.jpg',
  '/media/@/pictures.example/boat.html',
  '/media/@/pictures.example/../boat.jpg',
  '/media/@/pictures.example@other.example/boat.jpg',
  '/media/@/pictures.example',
  '/media/~/@/other.example/boat.jpg/360.avif',
])('%s is not asked for', async (address) => {
  expect((await (await server()).inject(address)).statusCode).toBe(404)
  expect(host.asked).toEqual([])
})

test('a named host at a private address is not asked', async () => {
  const lookUp = ((_name: string, _options: unknown, callback: (...all: unknown[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup
  const guarded = guardedFetch({ quietMs: 1_000, lookUp })
  const got = await (await server(guarded)).inject('/media/@/pictures.example/boat.jpg')
  expect(got.statusCode).toBe(503)
  expect(host.asked).toEqual([])
})

test('what is no picture is not passed on', async () => {
  const app = await server()
  for (const other of ['image/svg+xml', 'application/pdf', 'text/html']) {
    type = other
    expect((await app.inject(`/media/@/pictures.example/${other.length}.jpg`)).statusCode).toBe(404)
  }
})

test('pages see a named host’s pictures as paths of the site, and nothing else of it', () => {
  const answer = {
    post_url: 'https://pictures.example/2026/boat.jpg',
    other: 'https://other.example/boat.jpg',
    text: 'https://pictures.example/boat.jpg is a picture',
    page: 'https://pictures.example/boat.html',
  }
  expect(stripApiHost(JSON.stringify(answer), 'https://api.example', HOSTS)).toEqual({
    ...answer,
    post_url: '/media/@/pictures.example/2026/boat.jpg',
  })
  expect(proxiedImagePath('https://me@pictures.example/a.jpg', HOSTS)).toBeUndefined()
  expect(proxiedImagePath('http://pictures.example/a.jpg', HOSTS)).toBeUndefined()
})
