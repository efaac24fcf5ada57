import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestClock } from '../testing/test-clock.ts'
import type { RawOutcome } from './classify-response.ts'
import { createUpstreamCache } from './upstream-cache.ts'

let host: FakeApiHost
beforeEach(async () => {
  host = await startFakeApiHost(jsonResponse({ success: true, data: [] }))
})
afterEach(() => host.close())

function setUp() {
  const clock = createTestClock()
  const contentVersion = { current: async () => undefined, isCurrent: () => false }
  const cache = createUpstreamCache({ apiBaseUrl: host.base, fetch, clock }, contentVersion)
  return { cache, clock }
}

function reasonOf(outcome: RawOutcome): string | undefined {
  return outcome.kind === 'unreachable' ? outcome.reason : undefined
}

test('a body is passed on unchanged, with its spaces', async () => {
  const text = '{ "success" : true,\n "data": [ ] }'
  host.handler = jsonResponse(text)
  const outcome = await setUp().cache.get('/api/x?language=SO')
  expect(outcome.kind === 'answer' && outcome.body.toString()).toBe(text)
  expect(host.requestLines).toEqual(['GET /api/x?language=SO'])
})

test('a small body keeps no more memory than its bytes', async () => {
  const outcome = await setUp().cache.get('/api/x?language=SO')
  const body = outcome.kind === 'answer' ? outcome.body : Buffer.alloc(0)
  expect([body.length > 0, body.buffer.byteLength]).toEqual([true, body.length])
})

test.each([
  [
    'HTML',
    jsonResponse('<!doctype html><title>Welcome</title>'),
    /status 200 without readable JSON/,
  ],
  ['broken JSON', jsonResponse('{"success":true,"data":[1,'), /without readable JSON/],
  ['an empty body', jsonResponse(''), /without readable JSON/],
  ['status 500 and HTML', jsonResponse('<h1>Error</h1>', 500), /status 500/],
] as const)('a host that sends %s is unreachable', async (_name, handler, reason) => {
  host.handler = handler
  expect(reasonOf(await setUp().cache.get('/api/x'))).toMatch(reason)
})

test('a host whose body breaks off is unreachable', async () => {
  host.handler = (_request, response) => {
    response.writeHead(200, { 'content-length': '500' })
    response.write('{"success":true,', () => response.destroy())
  }
  expect(reasonOf(await setUp().cache.get('/api/x'))).toBeDefined()
})

test('an endless body is cut at its limit', async () => {
  const part = Buffer.alloc(256 * 1024, ' ')
  let isClosed = false
  host.handler = (_request, response) => {
    const send = () => {
      while (!isClosed && response.write(part));
    }
    response.on('drain', send)
    response.on('close', () => {
      isClosed = true
    })
    send()
  }
  expect(reasonOf(await setUp().cache.get('/api/x'))).toMatch(/more than 8388608 bytes/)
})

test('many slow, endless responses take a bounded part of the memory', async () => {
  const part = Buffer.alloc(7 * 1024 * 1024, ' ')
  host.handler = (_request, response) => {
    response.write(part)
  }
  const { cache, clock } = setUp()
  const visits = Array.from({ length: 20 }, (_, index) => cache.get(`/api/${index}`))
  const refused = new Set<number>()
  for (const [index, visit] of visits.entries()) {
    void visit.then((outcome) => {
      if (/too many bytes/.test(reasonOf(outcome) ?? '')) refused.add(index)
    })
  }
  await expect.poll(() => refused.size, { timeout: 20_000 }).toBeGreaterThan(10)
  await clock.pass(10_000)
  expect(refused.size).toBeLessThan(20)
  await Promise.all(visits)
  host.handler = jsonResponse({ success: true, data: [1] })
  expect(await cache.get('/api/x')).toMatchObject({ kind: 'answer', status: 200 })
})

test('a host that drops the connection is unreachable', async () => {
  host.handler = (request) => request.socket.destroy()
  expect(reasonOf(await setUp().cache.get('/api/x'))).toBeDefined()
})

test('a host that does not exist is unreachable', async () => {
  const { cache } = setUp()
  await host.close()
  expect(reasonOf(await cache.get('/api/x'))).toMatch(/ECONNREFUSED/)
  host = await startFakeApiHost(jsonResponse({}))
})

test('a request to a host that stops in the middle of a body is aborted in time', async () => {
  const { cache, clock } = setUp()
  const closed = new Promise<void>((resolve) => {
    host.handler = (_request, response) => {
      response.on('close', resolve)
      response.write('{"success":true,')
    }
  })
  const visit = cache.get('/api/x')
  while (host.requestLines.length === 0) await clock.pass(0)
  await clock.pass(10_000)
  expect(reasonOf(await visit)).toBe('no answer within 10000 ms')
  await closed
})

test('compressed responses are decoded', async () => {
  const { gzipSync } = await import('node:zlib')
  host.handler = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
    response.end(gzipSync('{"success":true,"data":[1]}'))
  }
  const outcome = await setUp().cache.get('/api/x')
  expect(outcome.kind === 'answer' && outcome.body.toString()).toBe('{"success":true,"data":[1]}')
})
