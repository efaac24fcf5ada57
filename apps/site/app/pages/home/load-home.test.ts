import { operationExamples, postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from '../../api/fake-transport.ts'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { loadHome } from './load-home.ts'

registerMessages('SO', so)
registerMessages('EN', en)

test('in Somali the home page requests categories 1 and 5, and the latest five', async () => {
  const host = fakeTransport(() => apiResponse([]))
  await loadHome(host, 'SO')
  expect(host.requests).toEqual([
    '/api/posts/public/featured?category_id=1&language=SO',
    '/api/posts/public/latest?category_id=1&language=SO&limit=5',
    '/api/posts/public/featured?category_id=5&language=SO',
    '/api/operations/featured?language=SO',
  ])
})

test('in English the news are those of category 6', async () => {
  const host = fakeTransport(() => apiResponse([]))
  await loadHome(host, 'EN')
  expect(host.requests[0]).toBe('/api/posts/public/featured?category_id=6&language=EN')
})

test('a part that fails is empty and says so, while the others are complete', async () => {
  const host = fakeTransport((path) => {
    if (path.includes('/latest')) return { kind: 'unreachable', reason: 'timeout' }
    if (path.includes('/operations')) return apiResponse([operationExamples.typical])
    return apiResponse([postExamples.typical])
  })
  const home = await loadHome(host, 'SO')
  expect(home.latest).toEqual({ items: [], failed: true })
  expect(home.featured.items).toHaveLength(1)
  expect(home.operations.items).toHaveLength(1)
  expect(host.warnings).toHaveLength(1)
})

test('the home page shows six operations at most', async () => {
  const many = Array.from({ length: 8 }, (_, id) => ({ ...operationExamples.typical, id }))
  const host = fakeTransport((path) => apiResponse(path.includes('/operations') ? many : []))
  expect((await loadHome(host, 'EN')).operations.items).toHaveLength(6)
})
