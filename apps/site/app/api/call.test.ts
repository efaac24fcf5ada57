import { postExamples, wrongPostShapes } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { asList, call } from './call.ts'
import { apiResponse, fakeTransport } from './fake-transport.ts'

const query = { category_id: 1, language: 'SO' }

test('a good response gives its data, and nothing is logged', async () => {
  const transport = fakeTransport(() => apiResponse([postExamples.typical]))
  const result = await call(transport, 'postsByCategory', query)
  expect(result).toMatchObject({ state: 'loaded', data: [{ id: 101 }] })
  expect(transport.requests).toEqual(['/api/posts/public/by-category?category_id=1&language=SO'])
  expect(transport.warnings).toEqual([])
})

test('data that a host wraps twice is read', async () => {
  const json = { data: { data: [postExamples.createdAtInOtherCase] } }
  const transport = fakeTransport(() => ({ kind: 'answer', status: 200, json }))
  const result = await call(transport, 'latestPosts', query)
  expect(result).toMatchObject({
    state: 'loaded',
    data: [{ id: 103, created_at: '2026-11-16T21:30:00.000Z' }],
  })
})

test.each(Object.entries(wrongPostShapes))(
  'the wrong shape %s is a failure and is logged once',
  async (_name, data) => {
    const transport = fakeTransport(() => apiResponse(data))
    expect(await call(transport, 'postsByCategory', query)).toEqual({ state: 'failed' })
    expect(transport.warnings).toEqual([
      '/api/posts/public/by-category?category_id=1&language=SO: status 200, unexpected shape',
    ])
  },
)

test('a response whose success is false is a failure', async () => {
  const json = { success: false, data: [postExamples.typical] }
  const transport = fakeTransport(() => ({ kind: 'answer', status: 200, json }))
  expect(await call(transport, 'postsByCategory', query)).toEqual({ state: 'failed' })
})

test.each([400, 429, 500, 503, 302])('the status %i is a failure', async (status) => {
  const transport = fakeTransport(() => apiResponse([postExamples.typical], status))
  expect(await call(transport, 'postsByCategory', query)).toEqual({ state: 'failed' })
  expect(transport.warnings[0]).toContain(`status ${status}`)
})

test('the status 404 is missing and not logged', async () => {
  const transport = fakeTransport(() => apiResponse(undefined, 404))
  expect(await call(transport, 'post', { language: 'SO' }, 9)).toEqual({ state: 'missing' })
  expect(transport.warnings).toEqual([])
})

test('an unreachable host is a failure and is logged with the reason', async () => {
  const transport = fakeTransport(() => ({ kind: 'unreachable', reason: 'no answer in 5000 ms' }))
  expect(await call(transport, 'post', { language: 'SO' }, 9)).toEqual({ state: 'failed' })
  expect(transport.warnings).toEqual(['/api/posts/public/9?language=SO: no answer in 5000 ms'])
})

test('a list that failed is empty and marked as failed, and a missing list is only empty', () => {
  expect(asList({ state: 'loaded', data: [1] })).toEqual({ items: [1], failed: false })
  expect(asList({ state: 'failed' })).toEqual({ items: [], failed: true })
  expect(asList({ state: 'missing' })).toEqual({ items: [], failed: false })
})
