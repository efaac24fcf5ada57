import { expect, test } from 'vitest'
import { counter } from './counter.ts'
import { openExposition } from './exposition.ts'
import { gauge } from './gauge.ts'
import { histogram } from './histogram.ts'

const exposition = openExposition({ ofNode: false })

async function linesOf(name: string): Promise<string[]> {
  const text = await exposition.text()
  return text.split('\n').filter((line) => line.startsWith(name))
}

test('a count is told for each set of labels, those that never happened as 0', async () => {
  const asked = counter('test_asked_total', 'Asked', [{ result: 'good' }])
  asked.add({ result: 'bad' })
  asked.add({ result: 'bad' }, 2)
  asked.of({ result: 'bad' }).value += 1
  expect(await linesOf('test_asked_total')).toEqual([
    'test_asked_total{result="good"} 0',
    'test_asked_total{result="bad"} 4',
  ])
})

test('the copy of a module counts on, as Next has one of its own', async () => {
  counter('test_shared_total', 'Shared').add()
  counter('test_shared_total', 'Shared').add()
  expect(await linesOf('test_shared_total')).toEqual(['test_shared_total 2'])
})

test('whatever readers send, a meter has a bounded number of sets', async () => {
  const asked = counter('test_many_total', 'Many')
  for (let at = 0; at < 2_000; at += 1) asked.add({ path: `/${at}` })
  const lines = await linesOf('test_many_total')
  expect(lines.length).toBeLessThanOrEqual(501)
  expect(lines).toContain('test_many_total{path="other"} 1500')
})

test('durations are counted up to each bound, and in sum', async () => {
  const took = histogram('test_took_seconds', 'Took').of({ route: '/' })
  for (const milliseconds of [0.5, 1, 30, 20_000]) took.add(milliseconds)
  const lines = await linesOf('test_took_seconds')
  expect(lines).toContain('test_took_seconds_bucket{route="/",le="0.001"} 2')
  expect(lines).toContain('test_took_seconds_bucket{route="/",le="0.05"} 3')
  expect(lines).toContain('test_took_seconds_bucket{route="/",le="10"} 3')
  expect(lines).toContain('test_took_seconds_bucket{route="/",le="+Inf"} 4')
  expect(lines).toContain('test_took_seconds_count{route="/"} 4')
  expect(lines).toContain('test_took_seconds_sum{route="/"} 20.0315')
})

test('a gauge that cannot be read is left out, and takes nothing with it', async () => {
  gauge('test_broken', 'Broken', () => Promise.reject(new Error('away')))
  gauge('test_whole', 'Whole', () => 7)
  expect(await linesOf('test_broken')).toEqual([])
  expect(await linesOf('test_whole')).toEqual(['test_whole 7'])
})
