import { postExamples, wrongPostShapes } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { asList, call } from './call.ts'
import { answered, fakeTransport } from './fake-transport.ts'

const query = { category_id: 1, language: 'SO' }

test('a good answer is its data, and nothing is logged', async () => {
  const transport = fakeTransport(() => answered([postExamples.typical]))
  const called = await call(transport, 'postsByCategory', query)
  expect(called).toMatchObject({ state: 'loaded', data: [{ id: 101 }] })
  expect(transport.asked).toEqual(['/api/posts/public/by-category?category_id=1&language=SO'])
  expect(transport.warned).toEqual([])
})

test('the answer of a host that wraps its data twice is understood', async () => {
  const json = { data: { data: [postExamples.createdAtInOtherCase] } }
  const transport = fakeTransport(() => ({ kind: 'answer', status: 200, json }))
  const called = await call(transport, 'latestPosts', query)
  expect(called).toMatchObject({
    state: 'loaded',
    data: [{ id: 103, created_at: '2026-11-16T21:30:00.000Z' }],
  })
})

test.each(Object.entries(wrongPostShapes))(
  'the wrong shape %s is a failure, which is logged once',
  async (_name, data) => {
    const transport = fakeTransport(() => answered(data))
    expect(await call(transport, 'postsByCategory', query)).toEqual({ state: 'failed' })
    expect(transport.warned).toEqual([
      '/api/posts/public/by-category?category_id=1&language=SO: status 200, unexpected shape',
    ])
  },
)

test('an answer that says it did not succeed is a failure', async () => {
  const json = { success: false, data: [postExamples.typical] }
  const transport = fakeTransport(() => ({ kind: 'answer', status: 200, json }))
  expect(await call(transport, 'postsByCategory', query)).toEqual({ state: 'failed' })
})

test.each([400, 429, 500, 503, 302])('the status %i is a failure', async (status) => {
  const transport = fakeTransport(() => answered([postExamples.typical], status))
  expect(await call(transport, 'postsByCategory', query)).toEqual({ state: 'failed' })
  expect(transport.warned[0]).toContain(`status ${status}`)
})

test('the status 404 is missing and not logged', async () => {
  const transport = fakeTransport(() => answered(undefined, 404))
  expect(await call(transport, 'post', { language: 'SO' }, 9)).toEqual({ state: 'missing' })
  expect(transport.warned).toEqual([])
})

test('a host that gives no answer is a failure, logged with its reason', async () => {
  const transport = fakeTransport(() => ({ kind: 'unreachable', reason: 'no answer in 5000 ms' }))
  expect(await call(transport, 'post', { language: 'SO' }, 9)).toEqual({ state: 'failed' })
  expect(transport.warned).toEqual(['/api/posts/public/9?language=SO: no answer in 5000 ms'])
})

test('a list that failed is empty and says so; one that is missing is only empty', () => {
  expect(asList({ state: 'loaded', data: [1] })).toEqual({ items: [1], failed: false })
  expect(asList({ state: 'failed' })).toEqual({ items: [], failed: true })
  expect(asList({ state: 'missing' })).toEqual({ items: [], failed: false })
})
