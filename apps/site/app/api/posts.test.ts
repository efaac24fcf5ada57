import { CATEGORY } from '@gaashaan/contract'
import {
  featuredPostExamples,
  postExamples,
  subcategoryExamples,
  wrongSubcategoryShapes,
} from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from './fake-transport.ts'
import {
  featuredPosts,
  latestNews,
  newsSubcategories,
  postById,
  postsPage,
  pressReleasesPage,
} from './posts.ts'

const FIRST = { page: null, size: 50 }

const unreachable = () => fakeTransport(() => ({ kind: 'unreachable', reason: 'away' }))

test('a featured item needs only an id, a title and a path', async () => {
  const transport = fakeTransport(() => apiResponse([featuredPostExamples.thin]))
  const { items } = await featuredPosts(transport, CATEGORY.videos, 'SO')
  expect(items).toMatchObject([{ id: 101, created_at: undefined }])
  expect(transport.requests).toEqual(['/api/posts/public/featured?category_id=5&language=SO'])
})

test('the latest news are requested from category 1 in Somali and 6 in English', async () => {
  const transport = fakeTransport(() => apiResponse([postExamples.typical]))
  await latestNews(transport, 'SO', 5)
  await latestNews(transport, 'EN', 10)
  expect(transport.requests).toEqual([
    '/api/posts/public/latest?category_id=1&language=SO&limit=5',
    '/api/posts/public/latest?category_id=6&language=EN&limit=10',
  ])
})

test('a list has every example, in the order of the host', async () => {
  const examples = Object.values(postExamples)
  const transport = fakeTransport(() => apiResponse(examples))
  const list = await postsPage(transport, CATEGORY.documents, 'EN', FIRST)
  expect(list.items.map((post) => post.id)).toEqual(examples.map((post) => post.id))
  expect(transport.requests).toEqual([
    '/api/posts/public/by-category?category_id=4&language=EN&page=1&page_size=50',
  ])
})

test('the press releases have a call of their own', async () => {
  const transport = fakeTransport(() => apiResponse([postExamples.pressRelease]))
  expect((await pressReleasesPage(transport, 'SO', FIRST)).items).toHaveLength(1)
  expect(transport.requests).toEqual([
    '/api/posts/public/press-releases?language=SO&page=1&page_size=50',
  ])
})

test('a post is found by its id', async () => {
  const transport = fakeTransport(() => apiResponse(postExamples.withoutContent))
  expect(await postById(transport, 104, 'SO')).toMatchObject({ state: 'loaded', data: { id: 104 } })
  expect(transport.requests).toEqual(['/api/posts/public/104?language=SO'])
})

test('a post that is not public in the language is missing', async () => {
  const transport = fakeTransport(() => apiResponse(undefined, 404))
  expect(await postById(transport, 102, 'SO')).toEqual({ state: 'missing' })
})

test('lists of an unreachable host are empty and marked as failed', async () => {
  const failed = { items: [], failed: true }
  expect(await featuredPosts(unreachable(), 1, 'SO')).toEqual(failed)
  expect(await latestNews(unreachable(), 'SO', 5)).toEqual(failed)
  expect(await postsPage(unreachable(), 5, 'SO', FIRST)).toMatchObject(failed)
  expect(await pressReleasesPage(unreachable(), 'SO', FIRST)).toMatchObject(failed)
})

test('the subcategories of the news are those of a language', async () => {
  const transport = fakeTransport(() => apiResponse(subcategoryExamples.typical))
  const names = (await newsSubcategories(transport, 'SO')).map(({ name }) => name)
  expect(names).toEqual(['Badda', 'Caafimaadka', 'Tababarka'])
  expect(transport.requests).toEqual(['/api/subcategory/public?category_id=1&language=SO'])
})

test.each(Object.entries(wrongSubcategoryShapes))(
  'with subcategories of the wrong shape %s there are none',
  async (_name, data) => {
    const transport = fakeTransport(() => apiResponse(data))
    expect(await newsSubcategories(transport, 'SO')).toEqual([])
    expect(transport.warnings).toHaveLength(1)
  },
)
