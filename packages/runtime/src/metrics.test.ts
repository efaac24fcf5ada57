import { AggregatorRegistry, register } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { openExposition } from './exposition.ts'
import { counter, gauge, histogram } from './metrics.ts'

const exposition = openExposition({ ofNode: false })

async function linesOf(name: string): Promise<string[]> {
  const text = await exposition.text()
  return text.split('\n').filter((line) => line.startsWith(name))
}

test('a counter has a value for each set of labels, and 0 for the initial ones', async () => {
  const description = { name: 'test_asked_total', help: 'Asked', labelNames: ['result'] } as const
  const requests = counter(description, [{ result: 'good' }])
  requests.labels({ result: 'bad' }).inc()
  requests.labels({ result: 'bad' }).inc(2)
  const bad = requests.labels({ result: 'bad' })
  bad.inc()
  expect(await linesOf('test_asked_total')).toEqual([
    'test_asked_total{result="good"} 0',
    'test_asked_total{result="bad"} 4',
  ])
})

test('a copy of the module uses the same counter', async () => {
  const description = { name: 'test_shared_total', help: 'Shared' }
  counter(description).labels({}).inc()
  vi.resetModules()
  const copy = await import('./metrics.ts')
  expect(copy.counter).not.toBe(counter)
  copy.counter(description).labels({}).inc()
  expect(await linesOf('test_shared_total')).toEqual(['test_shared_total 2'])
})

test('a metric has a bounded number of series', async () => {
  const requests = counter({ name: 'test_many_total', help: 'Many', labelNames: ['path'] })
  for (let at = 0; at < 2_000; at += 1) requests.labels({ path: `/${at}` }).inc()
  const lines = await linesOf('test_many_total')
  expect(lines.length).toBeLessThanOrEqual(501)
  expect(lines).toContain('test_many_total{path="other"} 1500')
})

test('a histogram counts durations by bound and adds them up', async () => {
  const description = { name: 'test_took_seconds', help: 'Took', labelNames: ['route'] } as const
  const durations = histogram(description).labels({ route: '/' })
  for (const seconds of [0.0005, 0.001, 0.03, 20]) durations.observe(seconds)
  const lines = await linesOf('test_took_seconds')
  expect(lines).toContain('test_took_seconds_bucket{le="0.001",route="/"} 2')
  expect(lines).toContain('test_took_seconds_bucket{le="0.05",route="/"} 3')
  expect(lines).toContain('test_took_seconds_bucket{le="10",route="/"} 3')
  expect(lines).toContain('test_took_seconds_bucket{le="+Inf",route="/"} 4')
  expect(lines).toContain('test_took_seconds_count{route="/"} 4')
  expect(lines).toContain('test_took_seconds_sum{route="/"} 20.0315')
})

test('without labels a counter begins with 0 and a histogram with no series', async () => {
  counter({ name: 'test_never_total', help: 'Never' })
  const never = histogram({ name: 'test_never_seconds', help: 'Never' })
  expect(await linesOf('test_never')).toEqual(['test_never_total 0'])
  never.labels({}).observe(1)
  expect(await linesOf('test_never_seconds_sum')).toEqual(['test_never_seconds_sum 1'])
})

test('a gauge that cannot be read is left out, and the other metrics stay', async () => {
  gauge({ name: 'test_broken', help: 'Broken' }, () => Promise.reject(new Error('away')))
  gauge({ name: 'test_whole', help: 'Whole' }, () => 7)
  expect(await linesOf('test_broken')).toEqual([])
  expect(await linesOf('test_whole')).toEqual(['test_whole 7'])
})

test('a gauge is read at each collection, and a new gauge of its name replaces it', async () => {
  const description = { name: 'test_rooms', help: 'Rooms', labelNames: ['room'] } as const
  let rooms = ['hall', 'attic']
  gauge(description, () => rooms.map((room) => ({ labels: { room }, value: rooms.length })))
  expect(await linesOf('test_rooms')).toEqual([
    'test_rooms{room="hall"} 2',
    'test_rooms{room="attic"} 2',
  ])
  rooms = ['hall']
  expect(await linesOf('test_rooms')).toEqual(['test_rooms{room="hall"} 1'])
  gauge(description, async () => [{ labels: { room: 'cellar' }, value: 3 }])
  expect(await linesOf('test_rooms')).toEqual(['test_rooms{room="cellar"} 3'])
})

test('a counter with the aggregator omit is left out of the sum over processes', async () => {
  counter({ name: 'test_summed_total', help: 'Summed' }).labels({}).inc()
  counter({ name: 'test_own_total', help: 'Own', aggregator: 'omit' }).labels({}).inc()
  const ofOne = (await register.getMetricsAsJSON()).filter(({ name }) => name.startsWith('test_'))
  const text = await AggregatorRegistry.aggregate([ofOne, ofOne]).metrics()
  expect(text).toContain('test_summed_total 2')
  expect(text).not.toContain('test_own_total')
})
