import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import type { Version } from '../upstream/content-version.ts'
import { type CacheableResponse, createResponseCache } from './response-cache.ts'

const page = (text: string, more: Partial<CacheableResponse> = {}): CacheableResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
  body: Buffer.from(text),
  freshness: 'fresh',
  ...more,
})

/** Kept answers of a host whose version a test tells, and which renders what a test says. */
function setUp(maxBytes = 1_000_000) {
  const clock = createTestClock()
  const host = { version: '1' as Version, isAway: false, validatedAt: 0, day: 1 }
  const until = new Map<string, number>()
  const contentVersion = {
    current: async () => {
      if (!host.isAway) host.validatedAt = clock.now()
      if (host.version !== undefined && !host.isAway) until.set(host.version, clock.now())
      return host.version
    },
    peek: () => ({
      version: host.version,
      validatedAt: host.validatedAt,
      isHostAway: host.isAway,
    }),
    heldUntil: (version: string) => until.get(version) ?? Number.NEGATIVE_INFINITY,
  }
  const cache = createResponseCache({ clock, contentVersion, maxBytes, today: () => host.day })
  const renders: string[] = []
  const state = { make: async (): Promise<CacheableResponse> => page('one') }
  const read = async (key = '/', isListed = true) => {
    const { response } = await cache.get(key, isListed, () => {
      renders.push(key)
      return state.make()
    })
    return response.identity.bytes.toString()
  }
  return { clock, host, kept: cache, renders, state, read, contentVersion }
}

test('a thousand visitors to a cold page are one render', async () => {
  const { read, renders } = setUp()
  const all = await Promise.all(Array.from({ length: 1_000 }, () => read()))
  expect(new Set(all)).toEqual(new Set(['one']))
  expect(renders).toEqual(['/'])
})

test('a page is kept while the content stays the same', async () => {
  const { clock, read, renders } = setUp()
  await read()
  await clock.pass(86_400_000)
  expect(await read()).toBe('one')
  expect(renders).toEqual(['/'])
})

test('a page is sent without waiting while its version was heard of in the last two seconds', async () => {
  const { clock, kept: cache, read } = setUp()
  await read()
  await clock.pass(1_799)
  expect(cache.fresh('/')).toBeDefined()
  await clock.pass(1)
  expect(cache.fresh('/')).toBeUndefined()
})

test('the old page stands in for a new one within the two seconds, and no longer', async () => {
  const { clock, host, read, renders, state } = setUp()
  await read()
  await clock.pass(1_000)
  host.version = '2'
  host.validatedAt = 1_000
  state.make = async () => page('two')
  expect(await read()).toBe('one')
  await clock.pass(0)
  expect(renders).toHaveLength(2)
  expect(await read()).toBe('two')

  await clock.pass(10_000)
  host.version = '3'
  state.make = async () => page('three')
  expect(await read()).toBe('three')
})

test('without a content version a page is fresh for half a minute, and stands in for another', async () => {
  const { clock, host, read, state } = setUp()
  host.version = undefined
  await read()
  state.make = async () => page('two')
  await clock.pass(29_999)
  expect(await read()).toBe('one')
  await clock.pass(1)
  expect(await read()).toBe('one')
  await clock.pass(0)
  expect(await read()).toBe('two')
  state.make = async () => page('three')
  await clock.pass(60_000)
  expect(await read()).toBe('three')
})

test('the last page is sent at once while the host is away, for as long as it takes', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  host.isAway = true
  host.version = undefined
  state.make = () => new Promise(() => {})
  await clock.pass(86_400_000)
  expect(await read()).toBe('one')
})

test('a page that lacks something never takes the place of a whole one', async () => {
  const { clock, host, read, state, renders } = setUp()
  await read()
  host.version = '2'
  await clock.pass(5_000)
  state.make = async () => page('with a gap', { freshness: 'error' })
  expect(await read()).toBe('one')
  expect(renders).toHaveLength(2)
  state.make = async () => page('two')
  await clock.pass(1_000)
  expect(await read()).toBe('two')
})

test('a page that lacks something is made again after a second', async () => {
  const { clock, read, state, renders } = setUp()
  state.make = async () => page('with a gap', { freshness: 'error' })
  expect(await read()).toBe('with a gap')
  await clock.pass(999)
  await read()
  expect(renders).toHaveLength(1)
  state.make = async () => page('whole')
  await clock.pass(1)
  expect(await read()).toBe('whole')
})

test('a page made of old answers is made again when the host is back', async () => {
  const { clock, read, state } = setUp()
  state.make = async () => page('old', { freshness: 'stale' })
  await read()
  state.make = async () => page('new')
  await clock.pass(1_000)
  expect(await read()).toBe('new')
})

test('a late render is waited for three seconds where an older page can stand in', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  await clock.pass(10_000)
  host.version = '2'
  state.make = () => new Promise(() => {})
  let seen = 'waiting'
  const visit = read().then((text) => {
    seen = text
  })
  await clock.pass(2_999)
  expect(seen).toBe('waiting')
  await clock.pass(1)
  await visit
  expect(seen).toBe('one')
})

test('a render that breaks is stood in for, and told where nothing can', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  await clock.pass(10_000)
  host.version = '2'
  state.make = () => Promise.reject(new Error('broken'))
  expect(await read()).toBe('one')
  await expect(read('/other')).rejects.toThrow('broken')
})

test('what was taken down is not sent again', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  await clock.pass(10_000)
  host.version = '2'
  state.make = async () => page('gone', { status: 404, freshness: 'uncacheable' })
  expect(await read()).toBe('gone')
  host.isAway = true
  state.make = async () => page('still gone', { status: 404, freshness: 'uncacheable' })
  expect(await read()).toBe('still gone')
})

test('a page is made anew on a new day', async () => {
  const { host, read, state } = setUp()
  await read()
  host.day = 2
  state.make = async () => page('tomorrow')
  expect(await read()).toBe('tomorrow')
})

test('a page holds no longer than it says', async () => {
  const { clock, read, state, renders } = setUp()
  state.make = async () => page('one', { maxAgeMs: 600_000 })
  await read()
  await clock.pass(599_999)
  await read()
  expect(renders).toHaveLength(1)
  await clock.pass(1)
  await read()
  await clock.pass(0)
  expect(renders).toHaveLength(2)
})

test('made-up addresses push each other out and not the listed ones', async () => {
  const { read, renders, state } = setUp(20_000)
  state.make = async () => page('x'.repeat(900))
  await read('/listed', true)
  for (let index = 0; index < 50; index += 1) await read(`/made-up/${index}`, false)
  await read('/listed', true)
  await read('/made-up/0', false)
  expect(renders.filter((key) => key === '/listed')).toHaveLength(1)
  expect(renders.filter((key) => key === '/made-up/0')).toHaveLength(2)
})

test('a page that says what has ended is not shown again, whoever is away or late', async () => {
  const { clock, host, read, renders, state } = setUp()
  state.make = async () => page('alert', { expiresAfterMs: 60_000 })
  await read()
  await clock.pass(59_999)
  expect(await read()).toBe('alert')
  await clock.pass(1)
  state.make = async () => page('without', { freshness: 'error' })
  expect(await read()).toBe('without')
  expect(renders).toHaveLength(2)

  state.make = async () => page('alert', { expiresAfterMs: 60_000 })
  await clock.pass(2_000)
  await read()
  await clock.pass(0)
  host.isAway = true
  await clock.pass(60_000)
  state.make = async () => page('old', { freshness: 'stale' })
  expect(await read()).toBe('old')
})
