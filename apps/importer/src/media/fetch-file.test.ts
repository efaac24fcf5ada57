import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedAgent } from '@gaashaan/http/guarded-agent'
import type { Agent } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { createFetcher, retryAfterMs } from './fetch-file.ts'

const MAX_BYTES = 1024 * 1024
const PATIENCE = { retries: 2, firstWaitMs: 1, mostWaitMs: 5, mostMs: 2_000 }

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

function fetcherFor(
  host: URL | undefined,
  more: { allowPrivate?: boolean; quietMs?: number } = {},
) {
  const agent: Agent = guardedAgent({ host, allowPrivate: false, quietMs: 500, ...more })
  ends.push(() => agent.destroy())
  return createFetcher(agent, PATIENCE)
}

test('what is asked for comes whole, from the host that was named', async () => {
  const host = await serve((_request, response) => response.end('whole'))
  const { bytes } = await fetcherFor(host)(host.href, MAX_BYTES)
  expect(bytes.toString()).toBe('whole')
})

test.each([500, 503, 429])('a %i is asked again until it passes', async (status) => {
  let asked = 0
  const host = await serve((_request, response) => {
    asked += 1
    response.writeHead(asked < 3 ? status : 200, { 'retry-after': '0' }).end('late')
  })
  const { bytes } = await fetcherFor(host)(host.href, MAX_BYTES)
  expect([asked, bytes.toString()]).toEqual([3, 'late'])
})

test('a 404 is not asked again', async () => {
  let asked = 0
  const host = await serve((_request, response) => {
    asked += 1
    response.writeHead(404).end()
  })
  await expect(fetcherFor(host)(host.href, MAX_BYTES)).rejects.toMatchObject({
    message: 'the host answered 404',
    status: 404,
  })
  expect(asked).toBe(1)
})

test('a host that never answers is given up', async () => {
  const host = await serve(() => undefined)
  await expect(fetcherFor(host, { quietMs: 20 })(host.href, MAX_BYTES)).rejects.toThrow(/Timeout/)
})

test.each([
  ['by its length', { 'content-length': String(MAX_BYTES + 1) }],
  ['while it comes', {}],
])('what is too large is refused %s', async (_when, headers) => {
  const host = await serve((_request, response) => {
    response.writeHead(200, headers)
    response.write(Buffer.alloc(MAX_BYTES))
    response.end('x')
  })
  await expect(fetcherFor(host)(host.href, MAX_BYTES)).rejects.toThrow('larger than 1 MB')
})

test('a broken answer is asked again', async () => {
  let asked = 0
  const host = await serve((_request, response) => {
    asked += 1
    if (asked > 1) return response.end('whole')
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setImmediate(() => response.destroy())
  })
  expect((await fetcherFor(host)(host.href, MAX_BYTES)).bytes.toString()).toBe('whole')
})

test('a redirect to another private place is refused, though the host is private itself', async () => {
  const inside = await serve((_request, response) => response.end('secret'))
  const host = await serve((_request, response) =>
    response.writeHead(302, { location: inside.href }).end(),
  )
  await expect(fetcherFor(host)(host.href, MAX_BYTES)).rejects.toThrow(/private address/)
  const { bytes } = await fetcherFor(host, { allowPrivate: true })(host.href, MAX_BYTES)
  expect(bytes.toString()).toBe('secret')
})

test('a name that leads to a private place is refused', async () => {
  const inside = await serve((_request, response) => response.end('secret'))
  inside.hostname = 'localhost'
  const fetchWhole = fetcherFor(new URL('https://public.example'))
  await expect(fetchWhole(inside.href, MAX_BYTES)).rejects.toThrow(/localhost is a private address/)
})

test.each([
  [null, undefined],
  ['3', 3_000],
  ['Wed, 01 May 2024 10:20:05 GMT', 5_000],
  ['Wed, 01 May 2024 10:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %j asks for %j ms', (value, ms) => {
  expect(retryAfterMs(value, Date.parse('2024-05-01T10:20:00Z'))).toBe(ms)
})
