import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createContentVersion } from './content-version.ts'

type Answer = () => Promise<Response>

const telling = (version: string): Answer => {
  return async () => Response.json({ success: true, data: { version } })
}
const status = (code: number): Answer => {
  return async () => new Response('<p>no</p>', { status: code })
}
const silence: Answer = () => new Promise(() => {})
const refusal: Answer = () => Promise.reject(new Error('refused'))

function setUp(first: Answer) {
  const clock = createTestClock()
  const host = { answer: first, asked: 0 }
  const fetch = () => {
    host.asked += 1
    return host.answer()
  }
  const version = createContentVersion({ apiBaseUrl: 'http://api.invalid', fetch, clock })
  return { clock, host, version }
}

test('a new version is seen within a second', async () => {
  const { clock, host, version } = setUp(telling('1'))
  expect(await version.current()).toBe('1')
  host.answer = telling('2')
  expect(await version.current()).toBe('1')
  await clock.pass(1_000)
  expect(await version.current()).toBe('2')
})

test('many visitors in one second are one question', async () => {
  const { host, version } = setUp(telling('1'))
  const versions = await Promise.all(Array.from({ length: 50 }, () => version.current()))
  expect(new Set(versions)).toEqual(new Set(['1']))
  expect(host.asked).toBe(1)
})

test.each([
  ['status 404', status(404)],
  ['a page', status(200)],
  ['another shape', async () => Response.json({ data: { version: 7 } })],
])('a host that answers %s is asked again after five minutes', async (_name, answer) => {
  const { clock, host, version } = setUp(answer)
  expect(await version.current()).toBeUndefined()
  await clock.pass(299_000)
  expect(await version.current()).toBeUndefined()
  expect(host.asked).toBe(1)
  host.answer = telling('1')
  await clock.pass(1_000)
  expect(await version.current()).toBe('1')
})

test.each([
  ['away', refusal],
  ['failing', status(500)],
])('the last version is trusted for half a minute while the host is %s', async (_name, answer) => {
  const { clock, host, version } = setUp(telling('1'))
  await version.current()
  host.answer = answer
  await clock.pass(30_000)
  expect(await version.current()).toBe('1')
  await clock.pass(1)
  expect(await version.current()).toBeUndefined()
})

test('a silent host is waited for one second, and then no more until it speaks', async () => {
  const { clock, host, version } = setUp(telling('1'))
  await version.current()
  host.answer = silence
  await clock.pass(1_000)
  let waited: string | undefined = 'still waiting'
  const first = version.current().then((told) => {
    waited = told
  })
  await clock.pass(999)
  expect(waited).toBe('still waiting')
  await clock.pass(1)
  await first
  expect(waited).toBe('1')
  expect(await version.current()).toBe('1')

  host.answer = telling('2')
  await clock.pass(8_000)
  await version.current()
  await clock.pass(0)
  expect(await version.current()).toBe('2')
})

test('a host that loses its version call is asked every second and trusted no more', async () => {
  const { clock, host, version } = setUp(telling('1'))
  await version.current()
  host.answer = status(404)
  await clock.pass(1_000)
  expect(await version.current()).toBeUndefined()
  host.answer = telling('2')
  await clock.pass(1_000)
  expect(await version.current()).toBe('2')
})

test('a glance tells at once what is known, and since when', async () => {
  const { clock, host, version } = setUp(telling('1'))
  expect(version.peek()).toMatchObject({ version: undefined, isHostAway: false })
  await clock.pass(0)
  expect(version.peek()).toEqual({ version: '1', validatedAt: 0, isHostAway: false })
  await clock.pass(500)
  version.peek()
  await clock.pass(0)
  expect(version.peek().validatedAt).toBe(500)
  host.answer = refusal
  await clock.pass(500)
  version.peek()
  await clock.pass(0)
  expect(version.peek()).toEqual({ version: '1', validatedAt: 500, isHostAway: true })
})

test('it is known until when a version held, after the next one has come', async () => {
  const { clock, host, version } = setUp(telling('1'))
  await version.current()
  await clock.pass(700)
  await version.current()
  host.answer = telling('2')
  await clock.pass(600)
  await version.current()
  expect(version.heldUntil('1')).toBe(700)
  expect(version.heldUntil('2')).toBe(1_300)
  expect(version.heldUntil('never told')).toBe(Number.NEGATIVE_INFINITY)
})
