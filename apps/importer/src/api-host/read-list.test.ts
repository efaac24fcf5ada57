import { expect, test } from 'vitest'
import { NotFetched } from '../media/fetch-file.ts'
import type { Answer, HostCall } from './read-call.ts'
import { readList } from './read-list.ts'

type Asked = { readonly page?: number; readonly page_size?: number }

async function read(answer: (asked: Asked) => Partial<Answer>) {
  const asked: Asked[] = []
  const cuts: string[] = []
  const call: HostCall = async (_name, query = {}) => {
    asked.push(query as Asked)
    return { data: [], total: undefined, address: 'a', ...answer(query as Asked) }
  }
  const items: unknown[] = []
  const onCut = (_address: string, reason: string) => cuts.push(reason)
  for await (const { item } of readList(call, 'postsByCategory', {}, onCut)) items.push(item)
  return { items, asked, cuts }
}

const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_one, i) => ({ id: from + i }))

test('a host that tells totals is asked for its pages and no more', async () => {
  const { items, asked } = await read(({ page = 1 }) => ({
    data: page === 1 ? some(1, 100) : some(101, 130),
    total: 130,
  }))
  expect([items.length, asked.length]).toEqual([130, 2])
})

test('a host that knows no pages answers its whole list twice', async () => {
  const { items, asked } = await read(() => ({ data: [...some(1, 250), null, { title: 'x' }] }))
  expect([items.length, asked.length]).toEqual([252, 2])
})

test('a host with pages of its own size and without totals is asked to the end', async () => {
  const { items } = await read(({ page = 1 }) => ({
    data: page < 4 ? some(page * 10, page * 10 + 9) : [],
  }))
  expect(items).toHaveLength(30)
})

test('a host that refuses unknown keys is asked without them', async () => {
  const { items, cuts } = await read(({ page }) => {
    if (page !== undefined) throw new NotFetched('the host answered 400', 400)
    return { data: some(1, 3) }
  })
  expect([items.length, cuts]).toEqual([3, []])
})

test('a later page that does not come keeps what came, and is told', async () => {
  const { items, cuts } = await read(({ page = 1 }) => {
    if (page > 1) throw new NotFetched('the host answered 500', 500)
    return { data: some(1, 100), total: 200 }
  })
  expect([items.length, cuts]).toEqual([100, ['the host answered 500']])
})

test('what is no list is refused', async () => {
  await expect(read(() => ({ data: { 1: 'a' } }))).rejects.toThrow('the answer is no list')
})
