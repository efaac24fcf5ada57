import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createContentVersion } from './content-version.ts'

type Responder = () => Promise<Response>

const versionResponse = (version: string): Responder => {
  return async () => Response.json({ success: true, data: { version } })
}
const status = (code: number): Responder => {
  return async () => new Response('<p>no</p>', { status: code })
}
const silence: Responder = () => new Promise(() => {})
const refusal: Responder = () => Promise.reject(new Error('refused'))

function setUp(first: Responder) {
  const clock = createTestClock()
  const host = { respond: first, requests: 0, onRequest: (_url: string): unknown => undefined }
  const fetch = (url: string) => {
    host.requests += 1
    host.onRequest(url)
    return host.respond()
  }
  const version = createContentVersion({ apiBaseUrl: 'http://api.invalid', fetch, clock })
  return { clock, host, version }
}

test('a new version is seen within a second', async () => {
  const { clock, host, version } = setUp(versionResponse('1'))
  expect(await version.current()).toBe('1')
  host.respond = versionResponse('2')
  expect(await version.current()).toBe('1')
  await clock.pass(1_000)
  expect(await version.current()).toBe('2')
})

test('a version is polled five times a second at most, and a change is told once', async () => {
  const { clock, host, version } = setUp(versionResponse('1'))
  const changes: unknown[] = []
  await version.current()
  version.onChange(() => changes.push(version.peek().version))
  await clock.pass(199)
  await version.current()
  expect(host.requests).toBe(1)
  host.respond = versionResponse('2')
  await clock.pass(1)
  await version.current()
  await clock.pass(1_000)
  await version.current()
  expect(changes).toEqual(['2'])
})

test('many visitors in one second cause one request', async () => {
  const { host, version } = setUp(versionResponse('1'))
  const versions = await Promise.all(Array.from({ length: 50 }, () => version.current()))
  expect(new Set(versions)).toEqual(new Set(['1']))
  expect(host.requests).toBe(1)
})

test.each([
  ['status 404', status(404)],
  ['a page', status(200)],
  ['another shape', async () => Response.json({ data: { version: 7 } })],
])('a host that sends %s is polled again after five minutes', async (_name, respond) => {
  const { clock, host, version } = setUp(respond)
  expect(await version.current()).toBeUndefined()
  await clock.pass(299_000)
  expect(await version.current()).toBeUndefined()
  expect(host.requests).toBe(1)
  host.respond = versionResponse('1')
  await clock.pass(1_000)
  expect(await version.current()).toBe('1')
})

test.each([
  ['away', refusal],
  ['failing', status(500)],
])('the last version is trusted for half a minute while the host is %s', async (_name, respond) => {
  const { clock, host, version } = setUp(versionResponse('1'))
  await version.current()
  host.respond = respond
  await clock.pass(30_000)
  expect(await version.current()).toBe('1')
  await clock.pass(1)
  expect(await version.current()).toBeUndefined()
})

test('visitors wait one second for a silent host, and then not until it responds', async () => {
  const { clock, host, version } = setUp(versionResponse('1'))
  await version.current()
  host.respond = silence
  await clock.pass(1_000)
  let result: string | undefined = 'still waiting'
  const first = version.current().then((current) => {
    result = current
  })
  await clock.pass(999)
  expect(result).toBe('still waiting')
  await clock.pass(1)
  await first
  expect(result).toBe('1')
  expect(await version.current()).toBe('1')

  host.respond = versionResponse('2')
  await clock.pass(8_000)
  await version.current()
  await clock.pass(0)
  expect(await version.current()).toBe('2')
})

test('a host that loses its version call is polled every second, and its last version is not used', async () => {
  const { clock, host, version } = setUp(versionResponse('1'))
  await version.current()
  host.respond = status(404)
  await clock.pass(1_000)
  expect(await version.current()).toBeUndefined()
  host.respond = versionResponse('2')
  await clock.pass(1_000)
  expect(await version.current()).toBe('2')
})

test('a peek returns at once the known version and when it was confirmed', async () => {
  const { clock, host, version } = setUp(versionResponse('1'))
  expect(version.peek()).toMatchObject({ version: undefined, isHostAway: false })
  await clock.pass(0)
  expect(version.peek()).toEqual({ version: '1', validatedAt: 0, isHostAway: false })
  await clock.pass(500)
  version.peek()
  await clock.pass(0)
  expect(version.peek().validatedAt).toBe(500)
  host.respond = refusal
  await clock.pass(500)
  version.peek()
  await clock.pass(0)
  expect(version.peek()).toEqual({ version: '1', validatedAt: 500, isHostAway: true })
})

test('it is known until when a version was current, even after the next one', async () => {
  const { clock, host, version } = setUp(versionResponse('1'))
  await version.current()
  await clock.pass(700)
  await version.current()
  host.respond = versionResponse('2')
  await clock.pass(600)
  await version.current()
  expect(version.currentUntil('1', undefined)).toBe(700)
  expect(version.currentUntil('2', undefined)).toBe(1_300)
  expect(version.currentUntil('never seen', undefined)).toBe(Number.NEGATIVE_INFINITY)
})

test('the host is asked what has changed since the version that is known', async () => {
  const { clock, host, version } = setUp(versionResponse('1'))
  await version.current()
  const urls: string[] = []
  host.onRequest = (url) => urls.push(url)
  host.respond = async () =>
    Response.json({ success: true, data: { version: '2', tags: ['post:1', 'settings'] } })
  await clock.pass(1_000)
  expect(await version.current()).toBe('2')
  expect(urls).toEqual(['http://api.invalid/api/content-version?since=1'])
  expect(version.isCurrent('1', new Set(['post:1', 'post:2']))).toBe(false)
  expect(version.isCurrent('1', new Set(['post:2']))).toBe(true)
  host.respond = versionResponse('3')
  await clock.pass(1_000)
  await version.current()
  expect(version.isCurrent('2', new Set(['post:2']))).toBe(false)
})
