import { createServer, type RequestListener } from 'node:http'
import { listen } from '@gaashaan/desk/testing/listen'
import { guardedAgent } from '@gaashaan/http/guarded-agent'
import { expect, onTestFinished, test } from 'vitest'
import { RETRY_POLICY } from '../testing/run.ts'
import { createFetcher, retryAfterMs } from './fetch-file.ts'

const MAX_BYTES = 1024 * 1024

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener)
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return new URL(await listen(server))
}

function fetcherFor(
  host: URL | undefined,
  options: { allowPrivate?: boolean; quietMs?: number } = {},
) {
  const agent = guardedAgent({ host, allowPrivate: false, quietMs: 500, ...options })
  onTestFinished(() => agent.destroy())
  return createFetcher(agent, RETRY_POLICY)
}

test('a file is fetched whole from the configured host', async () => {
  const host = await serve((_request, response) => response.end('whole'))
  const bytes = await fetcherFor(host)(host.href, MAX_BYTES)
  expect(bytes.toString()).toBe('whole')
})

test.each([500, 503, 429])('a request is repeated after a %i until it succeeds', async (status) => {
  let requests = 0
  const host = await serve((_request, response) => {
    requests += 1
    response.writeHead(requests < 3 ? status : 200, { 'retry-after': '0' }).end('late')
  })
  const bytes = await fetcherFor(host)(host.href, MAX_BYTES)
  expect([requests, bytes.toString()]).toEqual([3, 'late'])
})

test('a request is not repeated after a 404', async () => {
  let requests = 0
  const host = await serve((_request, response) => {
    requests += 1
    response.writeHead(404).end()
  })
  await expect(fetcherFor(host)(host.href, MAX_BYTES)).rejects.toMatchObject({
    message: 'the host answered 404',
    status: 404,
  })
  expect(requests).toBe(1)
})

test('a host that never responds is given up', async () => {
  const host = await serve(() => undefined)
  await expect(fetcherFor(host, { quietMs: 20 })(host.href, MAX_BYTES)).rejects.toThrow(/Timeout/)
})

test.each([
  ['by its Content-Length', { 'content-length': String(MAX_BYTES + 1) }],
  ['while it is read', {}],
])('a file that is too large is refused %s', async (_when, headers) => {
  const host = await serve((_request, response) => {
    response.writeHead(200, headers)
    response.write(Buffer.alloc(MAX_BYTES))
    response.end('x')
  })
  await expect(fetcherFor(host)(host.href, MAX_BYTES)).rejects.toThrow('larger than 1 MB')
})

test('a request is repeated after a broken response', async () => {
  let requests = 0
  const host = await serve((_request, response) => {
    requests += 1
    if (requests > 1) return response.end('whole')
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setImmediate(() => response.destroy())
  })
  expect((await fetcherFor(host)(host.href, MAX_BYTES)).toString()).toBe('whole')
})

test('a redirect to another private address is refused, even of a private host', async () => {
  const target = await serve((_request, response) => response.end('secret'))
  const host = await serve((_request, response) =>
    response.writeHead(302, { location: target.href }).end(),
  )
  await expect(fetcherFor(host)(host.href, MAX_BYTES)).rejects.toThrow(/private address/)
  const bytes = await fetcherFor(host, { allowPrivate: true })(host.href, MAX_BYTES)
  expect(bytes.toString()).toBe('secret')
})

test('a name of a private address is refused', async () => {
  const target = await serve((_request, response) => response.end('secret'))
  target.hostname = 'localhost'
  const fetchFile = fetcherFor(new URL('https://public.example'))
  await expect(fetchFile(target.href, MAX_BYTES)).rejects.toThrow(/localhost is a private address/)
})

test.each([
  [null, undefined],
  ['3', 3_000],
  ['Wed, 01 May 2024 10:20:05 GMT', 5_000],
  ['Wed, 01 May 2024 10:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %j means %j ms', (value, ms) => {
  expect(retryAfterMs(value, Date.parse('2024-05-01T10:20:00Z'))).toBe(ms)
})
