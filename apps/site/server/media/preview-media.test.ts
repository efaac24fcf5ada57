import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'

const FILE = '/media/boat.jpg'
const PREVIEW = `${FILE}?preview=link.a-token`

let host: FakeApiHost
beforeEach(async () => {
  host = await startFakeApiHost((request, response) => {
    const isPart = request.headers.range === 'bytes=2-3'
    response.writeHead(isPart ? 206 : 200, {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"tag"',
      ...(isPart && { 'content-range': 'bytes 2-3/6' }),
    })
    const body = isPart ? 'cd' : 'abcdef'
    response.end(request.method === 'HEAD' ? undefined : body)
  })
})
afterEach(() => host.close())

const server = async () => (await createTestServer({ API_BASE_URL: host.base })).app

test('a draft’s file is requested with its token each time, and not cached', async () => {
  const app = await server()
  for (const _visit of [1, 2]) {
    const response = await app.inject(PREVIEW)
    expect([response.statusCode, response.body]).toEqual([200, 'abcdef'])
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-type': 'image/jpeg',
    })
    expect(response.headers.etag).toBeUndefined()
    expect(response.headers['content-disposition']).not.toContain('token')
  }
  expect(host.requestLines).toEqual([`GET ${PREVIEW}`, `GET ${PREVIEW}`])
  await app.inject(FILE)
  expect(host.requestLines.at(-1)).toBe(`GET ${FILE}`)
})

test('a part of a video is relayed, and the response to HEAD has no body', async () => {
  const app = await server()
  const part = await app.inject({ url: PREVIEW, headers: { range: 'bytes=2-3' } })
  expect([part.statusCode, part.body]).toEqual([206, 'cd'])
  expect(part.headers['content-range']).toBe('bytes 2-3/6')
  const head = await app.inject({ url: PREVIEW, method: 'HEAD' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('a file that the token does not open is a 404, and an unavailable host a 503', async () => {
  const app = await server()
  host.handler = (_request, response) => response.writeHead(404).end()
  expect((await app.inject(PREVIEW)).statusCode).toBe(404)
  await host.close()
  expect((await app.inject(PREVIEW)).statusCode).toBe(503)
})

test('a malformed token is ignored, and the file is requested as a public one', async () => {
  await (await server()).inject(`${FILE}?preview=../x`)
  expect(host.requestLines).toEqual([`GET ${FILE}`])
})
