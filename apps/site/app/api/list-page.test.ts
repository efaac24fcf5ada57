import { postExamples, wrongPostShapes } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from './fake-transport.ts'
import { listPage, type PostFilter } from './list-page.ts'
import type { TransportResult } from './transport.ts'

const posts = Array.from({ length: 9 }, (_, index) => ({
  ...postExamples.typical,
  id: index + 1,
  subcategory_name: index % 2 === 0 ? 'Badda' : 'Tababarka',
}))

const BASE = '/api/posts/public/press-releases?language=SO'
const releases = { name: 'pressReleases', query: { language: 'SO' } } as const

const badda: PostFilter = {
  query: { subcategory_name: 'Badda' },
  matches: (post) => post.subcategory_name === 'Badda',
}

/** A host that pages its lists; `wrap` puts the data and the total into a response. */
function pagingHost(wrap = (data: unknown, total: number): unknown => ({ data, total })) {
  return fakeTransport((path): TransportResult => {
    const query = new URLSearchParams(path.split('?')[1])
    const size = Number(query.get('page_size'))
    const first = (Number(query.get('page')) - 1) * size
    const name = query.get('subcategory_name')
    const all = posts.filter((post) => name === null || post.subcategory_name === name)
    const json = wrap(all.slice(first, first + size), all.length)
    return { kind: 'answer', status: 200, json }
  })
}

const ids = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => id)

test('a host that pages its lists is sent one request, for one page', async () => {
  const host = pagingHost()
  const page = await listPage(host, releases, { page: '2', size: 4 })
  expect([ids(page), page.page, page.pages, page.failed]).toEqual([[5, 6, 7, 8], 2, 3, false])
  expect(host.requests).toEqual([`${BASE}&page=2&page_size=4`])
})

test('the total of a response that is wrapped twice is read', async () => {
  const host = pagingHost((data, total) => ({ data: { data, total } }))
  expect(await listPage(host, releases, { page: '3', size: 4 })).toMatchObject({
    items: [{ id: 9 }],
    page: 3,
    pages: 3,
  })
})

test.each(['4', '999999'])(
  'page %s of three is requested, and the first page is returned',
  async (page) => {
    const host = pagingHost()
    const first = await listPage(host, releases, { page, size: 4 })
    expect([ids(first), first.page, first.pages]).toEqual([[1, 2, 3, 4], 1, 3])
    expect(host.requests.at(-1)).toBe(`${BASE}&page=1&page_size=4`)
  },
)

test.each([null, '', '0', '-1', '1e1', '02', 'two', '1000000'])(
  'the invalid page %j is the first page, requested once',
  async (page) => {
    const host = pagingHost()
    expect(await listPage(host, releases, { page, size: 4 })).toMatchObject({ page: 1, pages: 3 })
    expect(host.requests).toEqual([`${BASE}&page=1&page_size=4`])
  },
)

test('the list of a host that does not page is paged by the site', async () => {
  const host = fakeTransport(() => apiResponse(posts))
  const second = await listPage(host, releases, { page: '2', size: 4 })
  expect([ids(second), second.page, second.pages]).toEqual([[5, 6, 7, 8], 2, 3])
  expect(await listPage(host, releases, { page: '9', size: 4 })).toMatchObject({ page: 1 })
})

test('a whole list with a total is paged by the site too', async () => {
  const json = { success: true, data: posts, total: posts.length }
  const host = fakeTransport(() => ({ kind: 'answer', status: 200, json }))
  expect(ids(await listPage(host, releases, { page: '3', size: 4 }))).toEqual([9])
})

test('a filter is applied by the host, or by the site where the host does not know it', async () => {
  const filtered = { ...releases, filter: badda }
  for (const host of [pagingHost(), fakeTransport(() => apiResponse(posts))]) {
    const page = await listPage(host, filtered, { page: '2', size: 3 })
    expect([ids(page), page.page, page.pages]).toEqual([[7, 9], 2, 2])
    expect(host.requests).toEqual([`${BASE}&subcategory_name=Badda&page=2&page_size=3`])
  }
})

test('an empty list has one empty page and is requested once', async () => {
  const json = { success: true, data: [], total: 0 }
  const host = fakeTransport(() => ({ kind: 'answer', status: 200, json }))
  expect(await listPage(host, releases, { page: null, size: 4 })).toEqual({
    items: [],
    page: 1,
    pages: 1,
    failed: false,
  })
  expect(host.requests).toHaveLength(1)
})

test.each(Object.entries(wrongPostShapes))(
  'the wrong shape %s is a failure',
  async (_name, data) => {
    const host = fakeTransport(() => apiResponse(data))
    const page = await listPage(host, releases, { page: '2', size: 4 })
    expect(page).toEqual({ items: [], page: 1, pages: 1, failed: true })
  },
)

test('a list that a host does not have is empty and no failure', async () => {
  const host = fakeTransport(() => apiResponse(undefined, 404))
  expect(await listPage(host, releases, { page: null, size: 4 })).toMatchObject({ failed: false })
})
