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
  const contentVersion = { current: async () => undefined }
  const answers = createUpstreamCache({ apiBaseUrl: host.base, fetch, clock, contentVersion })
  return { answers, clock }
}

function reasonOf(outcome: RawOutcome): string | undefined {
  return outcome.kind === 'unreachable' ? outcome.reason : undefined
}

test('a body comes through unchanged, spaces and all', async () => {
  const text = '{ "success" : true,\n "data": [ ] }'
  host.answer = jsonResponse(text)
  const outcome = await setUp().answers.get('/api/x?language=SO')
  expect(outcome.kind === 'answer' && outcome.body.toString()).toBe(text)
  expect(host.asked).toEqual(['GET /api/x?language=SO'])
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
] as const)('a host that answers %s is unreachable', async (_name, answer, reason) => {
  host.answer = answer
  expect(reasonOf(await setUp().answers.get('/api/x'))).toMatch(reason)
})

test('a body that breaks off is unreachable', async () => {
  host.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '500' })
    response.write('{"success":true,', () => response.destroy())
  }
  expect(reasonOf(await setUp().answers.get('/api/x'))).toBeDefined()
})

test('a body without end is cut at its bound', async () => {
  const part = Buffer.alloc(256 * 1024, ' ')
  let isClosed = false
  host.answer = (_request, response) => {
    const send = () => {
      while (!isClosed && response.write(part));
    }
    response.on('drain', send)
    response.on('close', () => {
      isClosed = true
    })
    send()
  }
  expect(reasonOf(await setUp().answers.get('/api/x'))).toMatch(/more than 8388608 bytes/)
})

test('many answers that come slowly and do not end take a bounded part of the memory', async () => {
  const part = Buffer.alloc(7 * 1024 * 1024, ' ')
  host.answer = (_request, response) => {
    response.write(part)
  }
  const { answers, clock } = setUp()
  const visits = Array.from({ length: 20 }, (_value, at) => answers.get(`/api/${at}`))
  const refused = new Set<number>()
  for (const [at, visit] of visits.entries()) {
    void visit.then((outcome) => {
      if (/too many bytes/.test(reasonOf(outcome) ?? '')) refused.add(at)
    })
  }
  await expect.poll(() => refused.size, { timeout: 20_000 }).toBeGreaterThan(10)
  await clock.pass(10_000)
  expect(refused.size).toBeLessThan(20)
  await Promise.all(visits)
  host.answer = jsonResponse({ success: true, data: [1] })
  expect(await answers.get('/api/x')).toMatchObject({ kind: 'answer', status: 200 })
})

test('a connection that is dropped is unreachable', async () => {
  host.answer = (request) => request.socket.destroy()
  expect(reasonOf(await setUp().answers.get('/api/x'))).toBeDefined()
})

test('a host that is not there is unreachable', async () => {
  const { answers } = setUp()
  await host.close()
  expect(reasonOf(await answers.get('/api/x'))).toMatch(/ECONNREFUSED/)
  host = await startFakeApiHost(jsonResponse({}))
})

test('a host that stops in the middle of a body is given up in time', async () => {
  const { answers, clock } = setUp()
  const closed = new Promise<void>((resolve) => {
    host.answer = (_request, response) => {
      response.on('close', resolve)
      response.write('{"success":true,')
    }
  })
  const visit = answers.get('/api/x')
  while (host.asked.length === 0) await clock.pass(0)
  await clock.pass(10_000)
  expect(reasonOf(await visit)).toBe('no answer within 10000 ms')
  await closed
})

test('compressed answers are understood', async () => {
  const { gzipSync } = await import('node:zlib')
  host.answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
    response.end(gzipSync('{"success":true,"data":[1]}'))
  }
  const outcome = await setUp().answers.get('/api/x')
  expect(outcome.kind === 'answer' && outcome.body.toString()).toBe('{"success":true,"data":[1]}')
})
