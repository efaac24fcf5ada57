import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import type { Version } from '../upstream/content-version.ts'
import type { Tags } from '../upstream/version-history.ts'
import { type CacheableResponse, createResponseCache } from './response-cache.ts'

const page = (text: string, fields: Partial<CacheableResponse> = {}): CacheableResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
  body: Buffer.from(text),
  freshness: 'fresh',
  ...fields,
})

/** A cache with a host whose version a test sets, and with a render that a test replaces. */
function setUp(maxBytes = 1_000_000) {
  const clock = createTestClock()
  const host = {
    version: '1' as Version,
    isAway: false,
    validatedAt: 0,
    day: 1,
    isBusy: false,
    /** What the versions after the first changed. */
    changed: undefined as Tags,
  }
  const concerns = (tags: Tags) =>
    !host.changed || !tags || [...host.changed].some((tag) => tags.has(tag))
  const lastSeen = new Map<string, number>()
  const contentVersion = {
    current: async () => {
      if (!host.isAway) host.validatedAt = clock.now()
      if (host.version !== undefined && !host.isAway) lastSeen.set(host.version, clock.now())
      return host.version
    },
    peek: () => ({
      version: host.version,
      validatedAt: host.validatedAt,
      isHostAway: host.isAway,
    }),
    isCurrent: (version: string, tags: Tags) => version === host.version || !concerns(tags),
    currentUntil: (version: string, tags: Tags) =>
      concerns(tags) ? (lastSeen.get(version) ?? Number.NEGATIVE_INFINITY) : host.validatedAt,
  }
  const cache = createResponseCache({
    ...{ clock, contentVersion, maxBytes },
    today: () => host.day,
    isBusy: () => host.isBusy,
  })
  const renders: string[] = []
  const state = { render: async (): Promise<CacheableResponse> => page('one') }
  const read = async (key = '/', isListed = true) => {
    const { response } = await cache.get(key, isListed, () => {
      renders.push(key)
      return state.render()
    })
    return response.identity.bytes.toString()
  }
  return { clock, host, cache, renders, state, read }
}

test('a thousand visitors to an uncached page cause one render', async () => {
  const { read, renders } = setUp()
  const texts = await Promise.all(Array.from({ length: 1_000 }, () => read()))
  expect(new Set(texts)).toEqual(new Set(['one']))
  expect(renders).toEqual(['/'])
})

test('a page is cached while the content stays the same', async () => {
  const { clock, read, renders } = setUp()
  await read()
  await clock.pass(86_400_000)
  expect(await read()).toBe('one')
  expect(renders).toEqual(['/'])
})

test('a page is served without waiting if its version was confirmed in the last two seconds', async () => {
  const { clock, cache, read } = setUp()
  await read()
  await clock.pass(1_799)
  expect(cache.fresh('/')).toBeDefined()
  await clock.pass(1)
  expect(cache.fresh('/')).toBeUndefined()
})

test('the old page is served while a new one is rendered, within the two seconds and no longer', async () => {
  const { clock, host, read, renders, state } = setUp()
  await read()
  await clock.pass(1_000)
  host.version = '2'
  host.validatedAt = 1_000
  state.render = async () => page('two')
  expect(await read()).toBe('one')
  await clock.pass(0)
  expect(renders).toHaveLength(2)
  expect(await read()).toBe('two')

  await clock.pass(10_000)
  host.version = '3'
  state.render = async () => page('three')
  expect(await read()).toBe('three')
})

test('without a content version a page is fresh for half a minute, and stale for another', async () => {
  const { clock, host, read, state } = setUp()
  host.version = undefined
  await read()
  state.render = async () => page('two')
  await clock.pass(29_999)
  expect(await read()).toBe('one')
  await clock.pass(1)
  expect(await read()).toBe('one')
  await clock.pass(0)
  expect(await read()).toBe('two')
  state.render = async () => page('three')
  await clock.pass(60_000)
  expect(await read()).toBe('three')
})

test('the last page is served at once for as long as the host is away', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  host.isAway = true
  host.version = undefined
  state.render = () => new Promise(() => {})
  await clock.pass(86_400_000)
  expect(await read()).toBe('one')
})

test('a page that lacks a part never replaces a complete one', async () => {
  const { clock, host, read, state, renders } = setUp()
  await read()
  host.version = '2'
  await clock.pass(5_000)
  state.render = async () => page('with a gap', { freshness: 'error' })
  expect(await read()).toBe('one')
  expect(renders).toHaveLength(2)
  state.render = async () => page('two')
  await clock.pass(1_000)
  expect(await read()).toBe('two')
})

test('a page that lacks a part is rendered again after a second', async () => {
  const { clock, read, state, renders } = setUp()
  state.render = async () => page('with a gap', { freshness: 'error' })
  expect(await read()).toBe('with a gap')
  await clock.pass(999)
  await read()
  expect(renders).toHaveLength(1)
  state.render = async () => page('whole')
  await clock.pass(1)
  expect(await read()).toBe('whole')
})

test('a page of old responses is rendered again when the host is back', async () => {
  const { clock, read, state } = setUp()
  state.render = async () => page('old', { freshness: 'stale' })
  await read()
  state.render = async () => page('new')
  await clock.pass(1_000)
  expect(await read()).toBe('new')
})

test('visitors wait three seconds for a slow render before an older page is served', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  await clock.pass(10_000)
  host.version = '2'
  state.render = () => new Promise(() => {})
  let text = 'waiting'
  const visit = read().then((result) => {
    text = result
  })
  await clock.pass(2_999)
  expect(text).toBe('waiting')
  await clock.pass(1)
  await visit
  expect(text).toBe('one')
})

test('the last page is served if a render fails, and without one the error is thrown', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  await clock.pass(10_000)
  host.version = '2'
  state.render = () => Promise.reject(new Error('broken'))
  expect(await read()).toBe('one')
  await expect(read('/other')).rejects.toThrow('broken')
})

test('a page that was taken down is not served again', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  await clock.pass(10_000)
  host.version = '2'
  state.render = async () => page('gone', { status: 404, freshness: 'uncacheable' })
  expect(await read()).toBe('gone')
  host.isAway = true
  state.render = async () => page('still gone', { status: 404, freshness: 'uncacheable' })
  expect(await read()).toBe('still gone')
})

test('a page is rendered again on a new day', async () => {
  const { host, read, state } = setUp()
  await read()
  host.day = 2
  state.render = async () => page('tomorrow')
  expect(await read()).toBe('tomorrow')
})

test('a page is fresh no longer than its maximum age', async () => {
  const { clock, read, state, renders } = setUp()
  state.render = async () => page('one', { maxAgeMs: 600_000 })
  await read()
  await clock.pass(599_999)
  await read()
  expect(renders).toHaveLength(1)
  await clock.pass(1)
  await read()
  await clock.pass(0)
  expect(renders).toHaveLength(2)
})

test('made-up paths evict each other and not the listed ones', async () => {
  const { read, renders, state } = setUp(20_000)
  state.render = async () => page('x'.repeat(900))
  await read('/listed', true)
  for (let index = 0; index < 50; index += 1) await read(`/made-up/${index}`, false)
  await read('/listed', true)
  await read('/made-up/0', false)
  expect(renders.filter((key) => key === '/listed')).toHaveLength(1)
  expect(renders.filter((key) => key === '/made-up/0')).toHaveLength(2)
})

test('an expired page is not served again, even if the host is away or the render fails', async () => {
  const { clock, host, read, renders, state } = setUp()
  state.render = async () => page('alert', { expiresAfterMs: 60_000 })
  await read()
  await clock.pass(59_999)
  expect(await read()).toBe('alert')
  await clock.pass(1)
  state.render = async () => page('without', { freshness: 'error' })
  expect(await read()).toBe('without')
  expect(renders).toHaveLength(2)

  state.render = async () => page('alert', { expiresAfterMs: 60_000 })
  await clock.pass(2_000)
  await read()
  await clock.pass(0)
  host.isAway = true
  await clock.pass(60_000)
  state.render = async () => page('old', { freshness: 'stale' })
  expect(await read()).toBe('old')
})

test('a page whose tags a publish does not name stays fresh, without a render', async () => {
  const { clock, cache, host, read, renders, state } = setUp()
  state.render = async () => page('one', { tags: new Set(['post:1']) })
  await read()
  await clock.pass(10_000)
  Object.assign(host, { version: '2', validatedAt: 10_000, changed: new Set(['post:2']) })
  expect(cache.fresh('/')).toBeDefined()
  expect(renders).toHaveLength(1)
  Object.assign(host, { version: '3', changed: new Set(['post:1']) })
  expect(cache.fresh('/')).toBeUndefined()
  state.render = async () => page('two')
  expect(await read()).toBe('two')
})

test('a page that was made from what has not changed is kept, without a render', async () => {
  const { clock, host, read, renders, state } = setUp()
  let isUnchanged = true
  state.render = async () => page('one', { compare: async () => ({ isUnchanged }) })
  await read()
  await clock.pass(10_000)
  host.version = '2'
  expect(await read()).toBe('one')
  expect(renders).toHaveLength(1)
  isUnchanged = false
  await clock.pass(10_000)
  host.version = '3'
  state.render = async () => page('two')
  expect(await read()).toBe('two')
})

test('a page is rendered on a new day, even if what it was made from has not changed', async () => {
  const { clock, host, read, renders, state } = setUp()
  state.render = async () => page('one', { compare: async () => ({ isUnchanged: true }) })
  await read()
  await clock.pass(10_000)
  Object.assign(host, { version: '2', day: 2 })
  await read()
  expect(renders).toHaveLength(2)
})

test('an aside may be older while the site is busy, the rest of the page may not', async () => {
  const { clock, host, read, state } = setUp()
  const tags = new Set(['post:1', 'list:news:so'])
  state.render = async () => page('one', { tags, asideTags: new Set(['list:news:so']) })
  await read()
  state.render = async () => page('two', { tags })
  await clock.pass(10_000)
  Object.assign(host, { version: '2', isBusy: true, changed: new Set(['list:news:so']) })
  host.validatedAt = 10_000
  expect(await read()).toBe('one')
  await clock.pass(0)
  expect(await read()).toBe('two')
  state.render = async () => page('three', { tags })
  await clock.pass(10_000)
  Object.assign(host, { version: '3', changed: new Set(['post:1']) })
  expect(await read()).toBe('three')
})

test('a page that is rendered to the same bytes keeps its better compression', async () => {
  const { clock, cache, host, read, renders, state } = setUp()
  state.render = async () => page('one')
  await read()
  const before = cache.fresh('/')
  await clock.pass(10_000)
  host.version = '2'
  await read()
  expect(renders).toHaveLength(2)
  expect(cache.fresh('/')).toBe(before)
})

test('a page is compared after its time, and kept if nothing has changed', async () => {
  const { clock, read, renders, state } = setUp()
  let isUnchanged = true
  const compare = async () => ({ isUnchanged, compareAfterMs: 60_000 })
  state.render = async () => page('one', { compareAfterMs: 3_000, compare })
  await read()
  await clock.pass(3_000)
  await read()
  await clock.pass(59_999)
  isUnchanged = false
  expect(await read()).toBe('one')
  expect(renders).toHaveLength(1)
  state.render = async () => page('two')
  await clock.pass(1)
  await read()
  await clock.pass(0)
  expect(await read()).toBe('two')
})

test('a page that has reached its maximum age is rendered, whatever it was made from', async () => {
  const { clock, read, renders, state } = setUp()
  const compare = async () => ({ isUnchanged: true })
  state.render = async () => page('one', { maxAgeMs: 5_000, compareAfterMs: 3_000, compare })
  await read()
  await clock.pass(3_000)
  await read()
  await clock.pass(2_000)
  await read()
  await clock.pass(0)
  expect(renders).toHaveLength(2)
})
