import { operationExamples, postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { answered, fakeTransport } from '../../api/fake-transport.ts'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { loadHome } from './load-home.ts'

registerMessages('SO', so)
registerMessages('EN', en)

test('in Somali the home page asks categories 1 and 5, and the latest five', async () => {
  const host = fakeTransport(() => answered([]))
  await loadHome(host, 'SO')
  expect(host.asked).toEqual([
    '/api/posts/public/featured?category_id=1&language=SO',
    '/api/posts/public/latest?category_id=1&language=SO&limit=5',
    '/api/posts/public/featured?category_id=5&language=SO',
    '/api/operations/featured?language=SO',
  ])
})

test('in English the news are of category 6', async () => {
  const host = fakeTransport(() => answered([]))
  await loadHome(host, 'EN')
  expect(host.asked[0]).toBe('/api/posts/public/featured?category_id=6&language=EN')
})

test('a part that fails is empty and says so, and the others stay', async () => {
  const host = fakeTransport((address) => {
    if (address.includes('/latest')) return { kind: 'unreachable', reason: 'timeout' }
    if (address.includes('/operations')) return answered([operationExamples.typical])
    return answered([postExamples.typical])
  })
  const home = await loadHome(host, 'SO')
  expect(home.latest).toEqual({ items: [], failed: true })
  expect(home.featured.items).toHaveLength(1)
  expect(home.operations.items).toHaveLength(1)
  expect(host.warned).toHaveLength(1)
})

test('the home page shows six operations at most', async () => {
  const many = Array.from({ length: 8 }, (_, id) => ({ ...operationExamples.typical, id }))
  const host = fakeTransport((address) => answered(address.includes('/operations') ? many : []))
  expect((await loadHome(host, 'EN')).operations.items).toHaveLength(6)
})
