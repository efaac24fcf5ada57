import { CACHE_TAG_HEADER } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import type { RawOutcome } from './classify-response.ts'
import { createUpstreamCache } from './upstream-cache.ts'
import type { Tags } from './version-history.ts'

/** A path of no call, whose data may be anything. */
const PATH = '/api/x?language=SO'

const good = (data: unknown) => async () => Response.json({ success: true, data })
const silence = () => new Promise<Response>(() => {})
const missing = async () => Response.json({ success: false, error: 'no' }, { status: 404 })

/** A cache with a fake host, a test clock and a content version. */
function setUp(memoryBytes?: number) {
  const clock = createTestClock()
  /** What the versions after the first changed. */
  const changed = new Set<string>()
  const version: { current: string | undefined } = { current: '1' }
  const host = { respond: good(1) as () => Promise<Response>, requests: 0 }
  const fetch = () => {
    host.requests += 1
    return host.respond()
  }
  const contentVersion = {
    current: async () => version.current,
    isCurrent: (_version: string, tags: Tags) =>
      tags !== undefined && ![...tags].some((tag) => changed.has(tag)),
  }
  const access = { apiBaseUrl: 'http://api.invalid', fetch, clock }
  const cache = createUpstreamCache(access, contentVersion, undefined, memoryBytes)
  return { cache, changed, clock, host, version }
}

function dataOf(outcome: RawOutcome): unknown {
  return outcome.kind === 'answer' ? JSON.parse(outcome.body.toString()).data : outcome.kind
}

test('a path is requested once while the content stays the same', async () => {
  const { cache, clock, host } = setUp()
  await cache.get(PATH)
  await clock.pass(3_600_000)
  expect(dataOf(await cache.get(PATH))).toBe(1)
  expect(host.requests).toBe(1)
})

test('a path is requested again as soon as something is published', async () => {
  const { cache, host, version } = setUp()
  await cache.get(PATH)
  host.respond = good(2)
  version.current = '2'
  expect(dataOf(await cache.get(PATH))).toBe(2)
})

test('without a content version a response is fresh for half a minute', async () => {
  const { cache, clock, host, version } = setUp()
  version.current = undefined
  await cache.get(PATH)
  host.respond = good(2)
  await clock.pass(29_999)
  expect(dataOf(await cache.get(PATH))).toBe(1)
  await clock.pass(1)
  expect(dataOf(await cache.get(PATH))).toBe(2)
})

test('a thousand visitors to an uncached path cause one request', async () => {
  const { cache, host } = setUp()
  const outcomes = await Promise.all(Array.from({ length: 1_000 }, () => cache.get(PATH)))
  expect(outcomes.map(dataOf)).toEqual(Array(1_000).fill(1))
  expect(host.requests).toBe(1)
})

test.each([
  ['refuses', () => Promise.reject(new Error('refused'))],
  ['sends 500', async () => Response.json({ success: false }, { status: 500 })],
  ['sends 429', async () => Response.json({ success: false }, { status: 429 })],
  ['sends a page', async () => new Response('<!doctype html>')],
  ['sends a page with 404', async () => new Response('<!doctype html>', { status: 404 })],
  ['sends broken JSON', async () => new Response('{"success":true,"data":[')],
  ['reports a failure', async () => Response.json({ success: false, error: 'x' })],
  ['refuses the request', async () => Response.json({ success: false }, { status: 403 })],
])('the last good response is served while the host %s', async (_name, respond) => {
  const { cache, clock, host, version } = setUp()
  await cache.get(PATH)
  host.respond = respond
  version.current = '2'
  expect(dataOf(await cache.get(PATH))).toBe(1)
  await clock.pass(86_400_000)
  expect(dataOf(await cache.get(PATH))).toBe(1)

  host.respond = good(2)
  await clock.pass(1_000)
  await cache.get(PATH)
  await clock.pass(0)
  expect(dataOf(await cache.get(PATH))).toBe(2)
})

test('visitors wait three seconds for a slow host before an older response is served', async () => {
  const { cache, clock, host, version } = setUp()
  await cache.get(PATH)
  host.respond = silence
  version.current = '2'
  let data: unknown = 'waiting'
  const visit = cache.get(PATH).then((outcome) => {
    data = dataOf(outcome)
  })
  await clock.pass(2_999)
  expect(data).toBe('waiting')
  await clock.pass(1)
  await visit
  expect(data).toBe(1)
  expect(dataOf(await cache.get(PATH))).toBe(1)
})

test('a late response is cached for the next visitor', async () => {
  const { cache, clock, host, version } = setUp()
  await cache.get(PATH)
  let resolveLate = (_response: Response) => {}
  host.respond = () => new Promise((resolve) => (resolveLate = resolve))
  version.current = '2'
  const visit = cache.get(PATH)
  await clock.pass(3_000)
  expect(dataOf(await visit)).toBe(1)
  resolveLate(Response.json({ success: true, data: 2 }))
  await clock.pass(0)
  expect(dataOf(await cache.get(PATH))).toBe(2)
  expect(host.requests).toBe(2)
})

test('a silent host without a cached response is unreachable after ten seconds', async () => {
  const { cache, clock, host } = setUp()
  host.respond = silence
  let result: RawOutcome | undefined
  const visit = cache.get(PATH).then((outcome) => {
    result = outcome
  })
  await clock.pass(9_999)
  expect(result).toBeUndefined()
  await clock.pass(1)
  await visit
  expect(result).toEqual({ kind: 'unreachable', reason: 'no answer within 10000 ms' })
})

test('a host that has just failed is not requested for a second', async () => {
  const { cache, clock, host } = setUp()
  host.respond = () => Promise.reject(new Error('refused'))
  for (let visit = 0; visit < 20; visit += 1) {
    expect((await cache.get(PATH)).kind).toBe('unreachable')
  }
  expect(host.requests).toBe(1)
  await clock.pass(1_000)
  host.respond = good(1)
  expect(dataOf(await cache.get(PATH))).toBe(1)
})

test('a 404 is cached briefly', async () => {
  const { cache, clock, host } = setUp()
  host.respond = missing
  expect(await cache.get(PATH)).toMatchObject({ kind: 'answer', status: 404 })
  await cache.get(PATH)
  expect(host.requests).toBe(1)
  await clock.pass(10_000)
  host.respond = good(1)
  expect(dataOf(await cache.get(PATH))).toBe(1)
})

test('what was taken down is not served from memory', async () => {
  const { cache, clock, host, version } = setUp()
  await cache.get(PATH)
  host.respond = missing
  version.current = '2'
  expect(await cache.get(PATH)).toMatchObject({ status: 404 })
  host.respond = () => Promise.reject(new Error('refused'))
  await clock.pass(10_000)
  expect(await cache.get(PATH)).toMatchObject({ status: 404 })
})

test('a refusal is passed on and not cached', async () => {
  const { cache, host } = setUp()
  host.respond = async () => Response.json({ success: false, code: 'x' }, { status: 400 })
  expect(await cache.get(PATH)).toMatchObject({ kind: 'answer', status: 400 })
  host.respond = good(1)
  expect(dataOf(await cache.get(PATH))).toBe(1)
})

test('the late response to an older request does not replace that of a later one', async () => {
  const { cache, clock, host, version } = setUp()
  let resolveLate = (_response: Response) => {}
  host.respond = () => new Promise((resolve) => (resolveLate = resolve))
  const early = cache.get(PATH)
  await clock.pass(1)
  host.respond = good('new')
  version.current = '2'
  expect(dataOf(await cache.get(PATH))).toBe('new')
  resolveLate(Response.json({ success: true, data: 'old' }))
  await early
  expect(dataOf(await cache.get(PATH))).toBe('new')
})

test('the memory is bounded in bytes, and the least recently used response is removed first', async () => {
  const { cache, host } = setUp(3_000)
  host.respond = good('x'.repeat(1_000))
  await cache.get('/a')
  await cache.get('/b')
  await cache.get('/a')
  await cache.get('/c')
  expect(host.requests).toBe(3)
  await cache.get('/a')
  expect(host.requests).toBe(3)
  await cache.get('/b')
  expect(host.requests).toBe(4)
})

test('any number of uncached paths causes at most a hundred requests at once', async () => {
  const { cache, clock, host } = setUp()
  host.respond = silence
  const visits = Array.from({ length: 150 }, (_value, index) => cache.get(`/${index}`))
  await clock.pass(10_000)
  const reasons = (await Promise.all(visits)).map(
    (outcome) => 'reason' in outcome && outcome.reason,
  )
  expect(host.requests).toBe(100)
  expect(reasons.filter((reason) => reason === 'too many questions under way')).toHaveLength(50)
})

const SETTINGS = '/api/site-settings?language=SO'

test.each([
  ['sends a 404', missing],
  ['sends a page', async () => new Response('<!doctype html>', { status: 404 })],
  ['sends a page at every path', async () => new Response('<!doctype html>')],
  ['refuses', async () => Response.json({ error: 'no' }, { status: 403 })],
])(
  'site settings are requested once in five minutes from a host without them that %s',
  async (_name, respond) => {
    const { cache, clock, host, version } = setUp()
    version.current = undefined
    host.respond = respond
    expect(await cache.get(SETTINGS)).toMatchObject({ kind: 'answer', status: 404 })
    await clock.pass(5 * 60_000 - 1)
    expect(await cache.get(SETTINGS)).toMatchObject({ kind: 'answer', status: 404 })
    expect(host.requests).toBe(1)
    await clock.pass(1)
    host.respond = good({})
    expect(dataOf(await cache.get(SETTINGS))).toEqual({})
  },
)

test('nobody waits longer than a second for site settings that were never received', async () => {
  const { cache, clock, host } = setUp()
  host.respond = silence
  const visit = cache.get(SETTINGS)
  await clock.pass(1_000)
  expect(await visit).toMatchObject({ kind: 'unreachable' })
})

const tagged = (data: unknown, tags: string) => async () =>
  Response.json({ success: true, data }, { headers: { [CACHE_TAG_HEADER]: tags } })

test('a response stays fresh through changes that have none of its tags', async () => {
  const { cache, changed, host, version } = setUp()
  host.respond = tagged([1], 'list:news:so media:7')
  await cache.get(PATH)
  version.current = '2'
  changed.add('settings')
  await cache.get(PATH)
  expect(host.requests).toBe(1)
  version.current = '3'
  changed.add('media:7')
  host.respond = tagged([2], 'list:news:so')
  expect(dataOf(await cache.get(PATH))).toEqual([2])
})

test('a body that has not changed is the same object as before', async () => {
  const { cache, changed, host, version } = setUp()
  host.respond = tagged([1], 'list:news:so')
  const first = await cache.get(PATH)
  version.current = '2'
  changed.add('list:news:so')
  const second = await cache.get(PATH)
  expect(host.requests).toBe(2)
  const bodies = [first, second].map((outcome) => outcome.kind === 'answer' && outcome.body)
  expect(bodies[1]).toBe(bodies[0])
})
