import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from '../../api/fake-transport.ts'
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

function respond(path: string): TransportResult {
  const query = new URLSearchParams(path.split('?')[1])
  const from = query.get('closes_from')
  const matching = tenders.filter(({ closes_at }) =>
    from === null ? closes_at < (query.get('closes_before') ?? '') : closes_at >= from,
  )
  const size = Number(query.get('page_size'))
  const first = (Number(query.get('page')) - 1) * size
  const json = { success: true, data: matching.slice(first, first + size), total: matching.length }
  return { kind: 'answer', status: 200, json }
}

const load = (page: string | null, host = fakeTransport(respond)) =>
  loadTenders(host, 'EN', page, TODAY)

test.each([
  ['1', [8, 7, 6, 5, 4, 3]],
  ['2', [2, 1, 9, 10, 11, 12]],
  ['3', [13, 14, 15, 16, 17, 18]],
  ['4', [19, 20, 21, 22]],
])('page %s has its tenders, whether or not the host supports pages', async (page, ids) => {
  const expected = { items: ids.map((id) => ({ id })), page: Number(page), pages: 4, failed: false }
  expect(await load(page)).toMatchObject(expected)
  const unpaged = fakeTransport(() => apiResponse(tenders.toReversed()))
  expect(await load(page, unpaged)).toMatchObject(expected)
  expect(unpaged.requests).toHaveLength(1)
})

test.each(['5', '999999', 'x', null])(
  'a missing or unknown page such as %j is the first one',
  async (page) => {
    expect(await load(page)).toMatchObject({
      page: 1,
      pages: 4,
      items: [{ id: 8 }, {}, {}, {}, {}, {}],
    })
  },
)

test('closed tenders are requested page by page, from the start of the day in Mogadishu', async () => {
  const host = fakeTransport(respond)
  await load('3', host)
  const base = '/api/posts/public/by-category?category_id=13&language=EN'
  const instant = encodeURIComponent(MIDNIGHT)
  expect(host.requests).toEqual([
    `${base}&closes_from=${instant}&page=1&page_size=100`,
    `${base}&closes_before=${instant}&page=1&page_size=6`,
    `${base}&closes_before=${instant}&page=2&page_size=6`,
  ])
})

test('an unreachable host leaves an empty list that failed', async () => {
  const away = fakeTransport(() => ({ kind: 'unreachable', reason: 'away' }))
  expect(await load('2', away)).toEqual({ items: [], page: 1, pages: 1, failed: true })
})

test('without tenders there is one empty page', async () => {
  const json = { success: true, data: [], total: 0 }
  const host = fakeTransport(() => ({ kind: 'answer', status: 200, json }))
  expect(await load(null, host)).toEqual({ items: [], page: 1, pages: 1, failed: false })
})
