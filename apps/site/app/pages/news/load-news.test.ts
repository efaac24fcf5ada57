import { postExamples, subcategoryExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from '../../api/fake-transport.ts'
import type { TransportResult } from '../../api/transport.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { loadNews } from './load-news.ts'

registerMessages('SO', so)

const examples = Object.values(postExamples)
const UNREACHABLE: TransportResult = { kind: 'unreachable', reason: 'away' }

/** News of a host that supports neither pages nor filters. */
function newsFrom(
  news: TransportResult = apiResponse(examples),
  subcategories: TransportResult = apiResponse(subcategoryExamples.typical),
) {
  const transport = fakeTransport((path) =>
    path.startsWith('/api/subcategory') ? subcategories : news,
  )
  const load = (query: string) => loadNews(transport, 'SO', new URLSearchParams(query))
  return { load, requests: transport.requests }
}

test('the list starts with All, at the first page, four to a page', async () => {
  const { load, requests } = newsFrom()
  const news = await load('')
  expect(news.posts.map(({ id }) => id)).toEqual([101, 102, 103, 104])
  expect(news).toMatchObject({ page: 1, pages: 3, subcategory: undefined })
  expect(news.subcategories).toEqual(['Badda', 'Caafimaadka', 'Tababarka'])
  expect(requests).toContain(
    '/api/posts/public/by-category?category_id=1&language=SO&page=1&page_size=4',
  )
})

test('a subcategory filters the posts, at the host and on the site', async () => {
  const { load, requests } = newsFrom()
  const news = await load('subcategory=Badda')
  expect(news.posts.map(({ id }) => id)).toEqual([101, 104])
  expect(news).toMatchObject({ pages: 1, subcategory: 'Badda' })
  expect(requests.at(-1)).toBe(
    '/api/posts/public/by-category?category_id=1&language=SO&subcategory_name=Badda&page=1&page_size=4',
  )
})

test.each(['badda', ''])('the subcategory %j does not exist and is All', async (name) => {
  expect(await newsFrom().load(`subcategory=${name}`)).toEqual(await newsFrom().load(''))
})

test('a subcategory without posts is empty and stays selected', async () => {
  expect(await newsFrom().load('subcategory=Caafimaadka')).toMatchObject({
    posts: [],
    subcategory: 'Caafimaadka',
    pages: 1,
  })
})

test('a page that does not exist is the first one', async () => {
  const { load } = newsFrom()
  expect((await load('page=2')).posts.map(({ id }) => id)).toEqual([105, 106, 107, 108])
  expect((await load('page=9')).page).toBe(1)
  expect((await load('subcategory=Badda&page=2')).page).toBe(1)
})

test('when the subcategories failed to load, only All is left', async () => {
  const news = await newsFrom(apiResponse(examples), UNREACHABLE).load('subcategory=Badda')
  expect(news).toMatchObject({ subcategories: [], subcategory: undefined, pages: 3 })
})

test('a list that failed is empty and says that it failed', async () => {
  const news = await newsFrom(UNREACHABLE).load('')
  expect(news).toMatchObject({ posts: [], failed: true, page: 1, pages: 1 })
})

test('an excerpt has at most a hundred characters and an ellipsis', async () => {
  const content = `<p>${'eray '.repeat(40)}</p>`
  const news = await newsFrom(apiResponse([{ ...postExamples.typical, content }])).load('')
  expect(news.posts[0]?.excerpt).toBe(`${'eray '.repeat(20).trim()}…`)
})
