import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardedFetch } from '@gaashaan/http/guarded-agent'
import { afterEach, expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createStreamWatch } from './stream-status.ts'

const EVERY = 60_000

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const guarded = guardedFetch({ quietMs: 1_000 })

/** A real host of a stream on the loopback, whose address is `own` or somebody else's. */
async function setUp(answer: RequestListener, { isOwn = true, publicFetch = guarded } = {}) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`
  const clock = createTestClock()
  const watch = createStreamWatch({
    everyMs: EVERY,
    ownAddress: isOwn ? address : 'https://stream.example/',
    fetch: globalThis.fetch,
    publicFetch,
    clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  /** What the watch comes to say, asked as pages do. */
  const said = async (state: 'on' | 'off' | undefined) => {
    await expect.poll(() => watch.state(address)).toBe(state)
  }
  return { address, asked, clock, said, watch }
}

const stream: RequestListener = (_request, response) => {
  // It never ends, as a stream does not.
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound')
}

test('nothing is known before the first look, which no page waits for', async () => {
  const { address, asked, said, watch } = await setUp(stream)
  expect(watch.state(address)).toBeUndefined()
  await said('on')
  expect(watch.state(address)).toBe('on')
  expect(asked).toEqual(['/live'])
})

test('a stream is looked at again when it is time, and not before', async () => {
  const { address, asked, clock, said, watch } = await setUp(stream)
  watch.state(address)
  await said('on')
  await clock.pass(EVERY - 1)
  watch.state(address)
  expect(asked).toHaveLength(1)
  await clock.pass(1)
  watch.state(address)
  await expect.poll(() => asked.length).toBe(2)
})

test('a stream that stops is off after the second look, and on again after one', async () => {
  let answer = stream
  const { address, asked, clock, said, watch } = await setUp((...both) => answer(...both))
  watch.state(address)
  await said('on')
  answer = (_request, response) => void response.writeHead(404).end()
  await clock.pass(EVERY)
  watch.state(address)
  await expect.poll(() => asked.length).toBe(2)
  await clock.pass(EVERY / 4)
  expect(watch.state(address)).toBe('on')
  await said('off')
  expect(asked).toHaveLength(3)
  answer = stream
  await clock.pass(EVERY)
  await said('on')
})

test.each(['text/html; charset=utf-8', 'application/json'])('%s is no stream', async (type) => {
  const { address, asked, clock, said, watch } = await setUp((_request, response) => {
    response.writeHead(200, { 'content-type': type }).end('x')
  })
  watch.state(address)
  await expect.poll(() => asked.length).toBe(1)
  await clock.pass(EVERY)
  await said('off')
})

test('a host that does not answer in time counts as off', async () => {
  const { address, asked, clock, said, watch } = await setUp(() => {})
  for (const look of [1, 2]) {
    watch.state(address)
    await expect.poll(() => asked.length).toBe(look)
    await clock.pass(5_000)
    await clock.pass(EVERY)
  }
  await said('off')
})

test('a private address is asked only where it is the operator’s own', async () => {
  const { address, asked, clock, said, watch } = await setUp(stream, { isOwn: false })
  watch.state(address)
  await clock.pass(EVERY)
  await said('off')
  expect(asked).toEqual([])
})

test('the operator’s own address may not lead on to a private one', async () => {
  const inside = await setUp(stream)
  const { address, asked, clock, said, watch } = await setUp((_request, response) => {
    response.writeHead(302, { location: inside.address }).end()
  })
  watch.state(address)
  await expect.poll(() => asked.length).toBe(1)
  await clock.pass(EVERY)
  await said('off')
  expect(inside.asked).toEqual([])
})

test('a redirect is followed to a stream, and not without end', async () => {
  const { address, asked, clock, said, watch } = await setUp(
    (request, response) => {
      if (request.url === '/live?1') return stream(request, response)
      const onward = request.url === '/live' ? '/live?1' : request.url
      response.writeHead(302, { location: onward }).end()
    },
    { isOwn: false, publicFetch: globalThis.fetch },
  )
  watch.state(address)
  await said('on')
  expect(asked).toEqual(['/live', '/live?1'])
  const round = new URL('/round', address).href
  watch.state(round)
  await expect.poll(() => asked.length).toBe(6)
  await clock.pass(EVERY)
  await expect.poll(() => watch.state(round)).toBe('off')
})
