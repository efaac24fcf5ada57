import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'

const FILE = '/media/boat.jpg'
const OPENED = `${FILE}?preview=link.a-token`

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

test('a file of a working copy is asked for by its token each time, and nobody keeps it', async () => {
  const app = await server()
  for (const _visit of [1, 2]) {
    const got = await app.inject(OPENED)
    expect([got.statusCode, got.body]).toEqual([200, 'abcdef'])
    expect(got.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-type': 'image/jpeg',
    })
    expect(got.headers.etag).toBeUndefined()
    expect(got.headers['content-disposition']).not.toContain('token')
  }
  expect(host.asked).toEqual([`GET ${OPENED}`, `GET ${OPENED}`])
  await app.inject(FILE)
  expect(host.asked.at(-1)).toBe(`GET ${FILE}`)
})

test('a part of a film is passed on, and HEAD is answered without a body', async () => {
  const app = await server()
  const part = await app.inject({ url: OPENED, headers: { range: 'bytes=2-3' } })
  expect([part.statusCode, part.body]).toEqual([206, 'cd'])
  expect(part.headers['content-range']).toBe('bytes 2-3/6')
  const head = await app.inject({ url: OPENED, method: 'HEAD' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('a file that the token does not open is not there, and a host that is away is not now', async () => {
  const app = await server()
  host.answer = (_request, response) => response.writeHead(404).end()
  expect((await app.inject(OPENED)).statusCode).toBe(404)
  await host.close()
  expect((await app.inject(OPENED)).statusCode).toBe(503)
})

test('what cannot be a token makes a file a public one', async () => {
  await (await server()).inject(`${FILE}?preview=../x`)
  expect(host.asked).toEqual([`GET ${FILE}`])
})
