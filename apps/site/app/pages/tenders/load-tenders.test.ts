import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { answered, fakeTransport } from '../../api/fake-transport.ts'
import type { TransportResult } from '../../api/transport.ts'
import { loadTenders } from './load-tenders.ts'

const TODAY = '2026-11-20'
/** The first instant of that day in Mogadishu. */
const MIDNIGHT = '2026-11-19T21:00:00.000Z'

const example = postExamples.tender

/** Tenders 1 to 8 are open, the later number closing first; 9 to 22 are closed, 9 the last of them. */
const tenders = Array.from({ length: 22 }, (_, index) => {
  const id = index + 1
  const closes = new Date(Date.parse(MIDNIGHT) + (8.5 - id) * 86_400_000)
  return { ...example, id, opens_at: null, closes_at: closes.toISOString() }
})

function answerOf(address: string): TransportResult {
  const query = new URLSearchParams(address.split('?')[1])
  const from = query.get('closes_from')
  const all = tenders.filter(({ closes_at }) =>
    from === null ? closes_at < (query.get('closes_before') ?? '') : closes_at >= from,
  )
  const size = Number(query.get('page_size'))
  const first = (Number(query.get('page')) - 1) * size
  const json = { success: true, data: all.slice(first, first + size), total: all.length }
  return { kind: 'answer', status: 200, json }
}

const load = (page: string | null, host = fakeTransport(answerOf)) =>
  loadTenders(host, 'EN', page, TODAY)

test.each([
  ['1', [8, 7, 6, 5, 4, 3]],
  ['2', [2, 1, 9, 10, 11, 12]],
  ['3', [13, 14, 15, 16, 17, 18]],
  ['4', [19, 20, 21, 22]],
])('page %s has its tenders, whether the host pages or not', async (page, ids) => {
  const expected = { items: ids.map((id) => ({ id })), page: Number(page), pages: 4, failed: false }
  expect(await load(page)).toMatchObject(expected)
  const plain = fakeTransport(() => answered(tenders.toReversed()))
  expect(await load(page, plain)).toMatchObject(expected)
  expect(plain.asked).toHaveLength(1)
})

test.each(['5', '999999', 'x', null])('the page %j is the first', async (page) => {
  expect(await load(page)).toMatchObject({
    page: 1,
    pages: 4,
    items: [{ id: 8 }, {}, {}, {}, {}, {}],
  })
})

test('closed tenders are asked for page by page, from the day of Mogadishu', async () => {
  const host = fakeTransport(answerOf)
  await load('3', host)
  const base = '/api/posts/public/by-category?category_id=13&language=EN'
  const instant = encodeURIComponent(MIDNIGHT)
  expect(host.asked).toEqual([
    `${base}&closes_from=${instant}&page=1&page_size=100`,
    `${base}&closes_before=${instant}&page=1&page_size=6`,
    `${base}&closes_before=${instant}&page=2&page_size=6`,
  ])
})

test('a host that is away leaves an empty list that failed', async () => {
  const away = fakeTransport(() => ({ kind: 'unreachable', reason: 'away' }))
  expect(await load('2', away)).toEqual({ items: [], page: 1, pages: 1, failed: true })
})

test('no tenders at all are one empty page', async () => {
  const json = { success: true, data: [], total: 0 }
  const none = fakeTransport(() => ({ kind: 'answer', status: 200, json }))
  expect(await load(null, none)).toEqual({ items: [], page: 1, pages: 1, failed: false })
})
