import { expect, test } from 'vitest'
import { FetchError } from '../media/fetch-file.ts'
import type { CallResult, HostCall } from './read-call.ts'
import { readList } from './read-list.ts'

type Paging = { readonly page?: number; readonly page_size?: number }

async function read(respond: (query: Paging) => Partial<CallResult>) {
  const queries: Paging[] = []
  const cuts: string[] = []
  const call: HostCall = async (_name, query = {}) => {
    queries.push(query as Paging)
    return { data: [], total: undefined, address: 'a', ...respond(query as Paging) }
  }
  const items: unknown[] = []
  const onCut = (_address: string, reason: string) => cuts.push(reason)
  for await (const { item } of readList(call, 'postsByCategory', {}, onCut)) items.push(item)
  return { items, queries, cuts }
}

const posts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_value, index) => ({ id: from + index }))

test('of a host with totals only the existing pages are requested', async () => {
  const { items, queries } = await read(({ page = 1 }) => ({
    data: page === 1 ? posts(1, 100) : posts(101, 130),
    total: 130,
  }))
  expect([items.length, queries.length]).toEqual([130, 2])
})

test('of a host without paging the whole list is requested twice', async () => {
  const { items, queries } = await read(() => ({ data: [...posts(1, 250), null, { title: 'x' }] }))
  expect([items.length, queries.length]).toEqual([252, 2])
})

test('of a host with its own page size and without totals all pages are read', async () => {
  const { items } = await read(({ page = 1 }) => ({
    data: page < 4 ? posts(page * 10, page * 10 + 9) : [],
  }))
  expect(items).toHaveLength(30)
})

test('a host that refuses unknown keys gets a request without them', async () => {
  const { items, cuts } = await read(({ page }) => {
    if (page !== undefined) throw new FetchError('the host answered 400', 400)
    return { data: posts(1, 3) }
  })
  expect([items.length, cuts]).toEqual([3, []])
})

test('a later page that fails is reported, and the items before it are kept', async () => {
  const { items, cuts } = await read(({ page = 1 }) => {
    if (page > 1) throw new FetchError('the host answered 500', 500)
    return { data: posts(1, 100), total: 200 }
  })
  expect([items.length, cuts]).toEqual([100, ['the host answered 500']])
})

test('a response without a list is refused', async () => {
  await expect(read(() => ({ data: { 1: 'a' } }))).rejects.toThrow('the answer is no list')
})
