import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import type { RawOutcome } from './classify-response.ts'
import { createUpstreamCache } from './upstream-cache.ts'

const ADDRESS = '/api/posts/public/latest?category_id=1&language=SO'

const good = (data: unknown) => async () => Response.json({ success: true, data })
const silence = () => new Promise<Response>(() => {})
const missing = async () => Response.json({ success: false, error: 'no' }, { status: 404 })

/** Answers by a fake host and a clock that stands still; `version.told` is the content version. */
function setUp(memoryBytes?: number) {
  const clock = createTestClock()
  const version: { told: string | undefined } = { told: '1' }
  const host = { answer: good(1) as () => Promise<Response>, asked: 0 }
  const fetch = () => {
    host.asked += 1
    return host.answer()
  }
  const contentVersion = { current: async () => version.told }
  const apiBaseUrl = 'http://api.invalid'
  const answers = createUpstreamCache({ apiBaseUrl, fetch, clock, contentVersion, memoryBytes })
  return { answers, clock, host, version }
}

function dataOf(outcome: RawOutcome): unknown {
  return outcome.kind === 'answer' ? JSON.parse(outcome.body.toString()).data : outcome.kind
}

test('an answer is asked for once while the content stays the same', async () => {
  const { answers, clock, host } = setUp()
  await answers.get(ADDRESS)
  await clock.pass(3_600_000)
  expect(dataOf(await answers.get(ADDRESS))).toBe(1)
  expect(host.asked).toBe(1)
})

test('what was published is asked for at once', async () => {
  const { answers, host, version } = setUp()
  await answers.get(ADDRESS)
  host.answer = good(2)
  version.told = '2'
  expect(dataOf(await answers.get(ADDRESS))).toBe(2)
})

test('without a content version an answer is fresh for half a minute', async () => {
  const { answers, clock, host, version } = setUp()
  version.told = undefined
  await answers.get(ADDRESS)
  host.answer = good(2)
  await clock.pass(29_999)
  expect(dataOf(await answers.get(ADDRESS))).toBe(1)
  await clock.pass(1)
  expect(dataOf(await answers.get(ADDRESS))).toBe(2)
})

test('a thousand visitors to a cold address are one question', async () => {
  const { answers, host } = setUp()
  const all = await Promise.all(Array.from({ length: 1_000 }, () => answers.get(ADDRESS)))
  expect(all.map(dataOf)).toEqual(Array(1_000).fill(1))
  expect(host.asked).toBe(1)
})

test.each([
  ['refuses', () => Promise.reject(new Error('refused'))],
  ['answers 500', async () => Response.json({ success: false }, { status: 500 })],
  ['answers 429', async () => Response.json({ success: false }, { status: 429 })],
  ['answers a page', async () => new Response('<!doctype html>')],
  ['answers a page with 404', async () => new Response('<!doctype html>', { status: 404 })],
  ['answers broken JSON', async () => new Response('{"success":true,"data":[')],
  ['says that it failed', async () => Response.json({ success: false, error: 'x' })],
  ['refuses the question', async () => Response.json({ success: false }, { status: 403 })],
])('the last good answer stands in while the host %s', async (_name, answer) => {
  const { answers, clock, host, version } = setUp()
  await answers.get(ADDRESS)
  host.answer = answer
  version.told = '2'
  expect(dataOf(await answers.get(ADDRESS))).toBe(1)
  await clock.pass(86_400_000)
  expect(dataOf(await answers.get(ADDRESS))).toBe(1)

  host.answer = good(2)
  await clock.pass(1_000)
  await answers.get(ADDRESS)
  await clock.pass(0)
  expect(dataOf(await answers.get(ADDRESS))).toBe(2)
})

test('a late host is waited for three seconds where an older answer can stand in', async () => {
  const { answers, clock, host, version } = setUp()
  await answers.get(ADDRESS)
  host.answer = silence
  version.told = '2'
  let seen: unknown = 'waiting'
  const visit = answers.get(ADDRESS).then((outcome) => {
    seen = dataOf(outcome)
  })
  await clock.pass(2_999)
  expect(seen).toBe('waiting')
  await clock.pass(1)
  await visit
  expect(seen).toBe(1)
  expect(dataOf(await answers.get(ADDRESS))).toBe(1)
})

test('a late answer is taken when it comes, for the next visitor', async () => {
  const { answers, clock, host, version } = setUp()
  await answers.get(ADDRESS)
  let tell = (_response: Response) => {}
  host.answer = () => new Promise((resolve) => (tell = resolve))
  version.told = '2'
  const visit = answers.get(ADDRESS)
  await clock.pass(3_000)
  expect(dataOf(await visit)).toBe(1)
  tell(Response.json({ success: true, data: 2 }))
  await clock.pass(0)
  expect(dataOf(await answers.get(ADDRESS))).toBe(2)
  expect(host.asked).toBe(2)
})

test('a silent host with nothing remembered is unreachable after ten seconds', async () => {
  const { answers, clock, host } = setUp()
  host.answer = silence
  let seen: RawOutcome | undefined
  const visit = answers.get(ADDRESS).then((outcome) => {
    seen = outcome
  })
  await clock.pass(9_999)
  expect(seen).toBeUndefined()
  await clock.pass(1)
  await visit
  expect(seen).toEqual({ kind: 'unreachable', reason: 'no answer within 10000 ms' })
})

test('a host that has just failed is left alone for a second', async () => {
  const { answers, clock, host } = setUp()
  host.answer = () => Promise.reject(new Error('refused'))
  for (let visit = 0; visit < 20; visit += 1) {
    expect((await answers.get(ADDRESS)).kind).toBe('unreachable')
  }
  expect(host.asked).toBe(1)
  await clock.pass(1_000)
  host.answer = good(1)
  expect(dataOf(await answers.get(ADDRESS))).toBe(1)
})

test('a 404 is an answer, remembered briefly', async () => {
  const { answers, clock, host } = setUp()
  host.answer = missing
  expect(await answers.get(ADDRESS)).toMatchObject({ kind: 'answer', status: 404 })
  await answers.get(ADDRESS)
  expect(host.asked).toBe(1)
  await clock.pass(10_000)
  host.answer = good(1)
  expect(dataOf(await answers.get(ADDRESS))).toBe(1)
})

test('what was taken down is not shown from memory', async () => {
  const { answers, clock, host, version } = setUp()
  await answers.get(ADDRESS)
  host.answer = missing
  version.told = '2'
  expect(await answers.get(ADDRESS)).toMatchObject({ status: 404 })
  host.answer = () => Promise.reject(new Error('refused'))
  await clock.pass(10_000)
  expect(await answers.get(ADDRESS)).toMatchObject({ status: 404 })
})

test('a refused question is passed on and not remembered', async () => {
  const { answers, host } = setUp()
  host.answer = async () => Response.json({ success: false, code: 'x' }, { status: 400 })
  expect(await answers.get(ADDRESS)).toMatchObject({ kind: 'answer', status: 400 })
  host.answer = good(1)
  expect(dataOf(await answers.get(ADDRESS))).toBe(1)
})

test('an older question that answers late does not undo a later one', async () => {
  const { answers, clock, host, version } = setUp()
  let tell = (_response: Response) => {}
  host.answer = () => new Promise((resolve) => (tell = resolve))
  const early = answers.get(ADDRESS)
  await clock.pass(1)
  host.answer = good('new')
  version.told = '2'
  expect(dataOf(await answers.get(ADDRESS))).toBe('new')
  tell(Response.json({ success: true, data: 'old' }))
  await early
  expect(dataOf(await answers.get(ADDRESS))).toBe('new')
})

test('memory is bounded in bytes and the least used goes first', async () => {
  const { answers, host } = setUp(3_000)
  host.answer = good('x'.repeat(1_000))
  await answers.get('/a')
  await answers.get('/b')
  await answers.get('/a')
  await answers.get('/c')
  expect(host.asked).toBe(3)
  await answers.get('/a')
  expect(host.asked).toBe(3)
  await answers.get('/b')
  expect(host.asked).toBe(4)
})

test('any number of cold addresses is no more than a hundred questions at once', async () => {
  const { answers, clock, host } = setUp()
  host.answer = silence
  const visits = Array.from({ length: 150 }, (_value, index) => answers.get(`/${index}`))
  await clock.pass(10_000)
  const reasons = (await Promise.all(visits)).map(
    (outcome) => 'reason' in outcome && outcome.reason,
  )
  expect(host.asked).toBe(100)
  expect(reasons.filter((reason) => reason === 'too many questions under way')).toHaveLength(50)
})

const SETTINGS = '/api/site-settings?language=SO'

test.each([
  ['says so', missing],
  ['shows a page', async () => new Response('<!doctype html>', { status: 404 })],
  ['shows a page for everything', async () => new Response('<!doctype html>')],
  ['refuses', async () => Response.json({ error: 'no' }, { status: 403 })],
])(
  'a host without the site settings that %s is asked for them once in five minutes',
  async (_name, answer) => {
    const { answers, clock, host, version } = setUp()
    version.told = undefined
    host.answer = answer
    expect(await answers.get(SETTINGS)).toMatchObject({ kind: 'answer', status: 404 })
    await clock.pass(5 * 60_000 - 1)
    expect(await answers.get(SETTINGS)).toMatchObject({ kind: 'answer', status: 404 })
    expect(host.asked).toBe(1)
    await clock.pass(1)
    host.answer = good({})
    expect(dataOf(await answers.get(SETTINGS))).toEqual({})
  },
)

test('nobody waits longer than a second for site settings that were never told', async () => {
  const { answers, clock, host } = setUp()
  host.answer = silence
  const asked = answers.get(SETTINGS)
  await clock.pass(1_000)
  expect(await asked).toMatchObject({ kind: 'unreachable' })
})
