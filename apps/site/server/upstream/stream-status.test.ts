import type { RequestListener } from 'node:http'
import { guardedFetch } from '@gaashaan/http/guarded-agent'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestClock, settle } from '../testing/test-clock.ts'
import { createTestLog } from '../testing/test-log.ts'
import { createStreamWatch } from './stream-status.ts'

const INTERVAL_MS = 60_000

const guarded = guardedFetch({ quietMs: 1_000 })

/** A stream on the loopback, at the operator's URL or another. */
async function setUp(
  handler: RequestListener,
  { isOperatorUrl = true, publicFetch = guarded } = {},
) {
  const host = await startFakeApiHost(handler)
  onTestFinished(host.close)
  const url = `${host.base}/live`
  const clock = createTestClock()
  const watch = createStreamWatch({
    intervalMs: INTERVAL_MS,
    operatorUrl: isOperatorUrl ? url : 'https://stream.example/',
    fetch: globalThis.fetch,
    publicFetch,
    clock,
    log: createTestLog().log,
  })
  const expectState = async (state: 'on' | 'off' | undefined) => {
    await expect.poll(() => watch.state(url)).toBe(state)
  }
  const expectRequests = async (count: number) => {
    await expect.poll(() => host.requestLines.length).toBe(count)
    // The response has its turns of the event loop before the clock goes on.
    for (let turns = 0; turns < 20; turns += 1) await settle()
  }
  return { host, url, clock, watch, expectState, expectRequests }
}

/** Never ends, like a real stream. */
const stream: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound')
}

test('the state is unknown before the first check, for which no page waits', async () => {
  const { host, url, watch, expectState } = await setUp(stream)
  expect(watch.state(url)).toBeUndefined()
  await expectState('on')
  expect(watch.state(url)).toBe('on')
  expect(host.requestLines).toEqual(['GET /live'])
})

test('a stream is checked again when the interval has passed, and not before', async () => {
  const { host, url, clock, watch, expectState, expectRequests } = await setUp(stream)
  watch.state(url)
  await expectState('on')
  await clock.pass(INTERVAL_MS - 1)
  watch.state(url)
  expect(host.requestLines).toHaveLength(1)
  await clock.pass(1)
  watch.state(url)
  await expectRequests(2)
})

test('a stream that stops is off after the second check, and on again after one', async () => {
  const { host, url, clock, watch, expectState, expectRequests } = await setUp(stream)
  watch.state(url)
  await expectState('on')
  host.handler = (_request, response) => void response.writeHead(404).end()
  await clock.pass(INTERVAL_MS)
  watch.state(url)
  await expectRequests(2)
  await clock.pass(INTERVAL_MS / 4)
  expect(watch.state(url)).toBe('on')
  await expectState('off')
  expect(host.requestLines).toHaveLength(3)
  host.handler = stream
  await clock.pass(INTERVAL_MS)
  await expectState('on')
})

test.each(['text/html; charset=utf-8', 'application/json'])('%s is not a stream', async (type) => {
  const { url, clock, watch, expectState, expectRequests } = await setUp((_request, response) => {
    response.writeHead(200, { 'content-type': type }).end('x')
  })
  watch.state(url)
  await expectRequests(1)
  await clock.pass(INTERVAL_MS)
  await expectState('off')
})

test('a host that does not respond in time counts as off', async () => {
  const { url, clock, watch, expectState, expectRequests } = await setUp(() => {})
  for (const count of [1, 2]) {
    watch.state(url)
    await expectRequests(count)
    await clock.pass(5_000)
    await clock.pass(INTERVAL_MS)
  }
  await expectState('off')
})

test('a private address is requested only if the operator has named it', async () => {
  const { host, url, clock, watch, expectState } = await setUp(stream, { isOperatorUrl: false })
  watch.state(url)
  await clock.pass(INTERVAL_MS)
  await expectState('off')
  expect(host.requestLines).toEqual([])
})

test('the operator’s URL may not redirect to another private address', async () => {
  const inside = await setUp(stream)
  const { url, clock, watch, expectState, expectRequests } = await setUp((_request, response) => {
    response.writeHead(302, { location: inside.url }).end()
  })
  watch.state(url)
  await expectRequests(1)
  await clock.pass(INTERVAL_MS)
  await expectState('off')
  expect(inside.host.requestLines).toEqual([])
})

test('a redirect is followed to a stream, but not endlessly', async () => {
  const { host, url, clock, watch, expectState, expectRequests } = await setUp(
    (request, response) => {
      if (request.url === '/live?1') return stream(request, response)
      const location = request.url === '/live' ? '/live?1' : request.url
      response.writeHead(302, { location }).end()
    },
    { isOperatorUrl: false, publicFetch: globalThis.fetch },
  )
  watch.state(url)
  await expectState('on')
  expect(host.requestLines).toEqual(['GET /live', 'GET /live?1'])
  const loop = new URL('/loop', url).href
  watch.state(loop)
  await expectRequests(6)
  await clock.pass(INTERVAL_MS)
  await expect.poll(() => watch.state(loop)).toBe('off')
})
