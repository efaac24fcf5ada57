import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { apiResponse, fakeTransport } from '../../api/fake-transport.ts'
import { registerMessages } from '../../messages/messages.ts'
import { so } from '../../messages/so.ts'
import { loadMedia } from './load-media.ts'

registerMessages('SO', so)

function hostWith(posts: readonly unknown[]) {
  const host = fakeTransport(() => apiResponse(posts))
  const lookups: string[] = []
  const videoTitle = (url: string) => {
    lookups.push(url)
    return Promise.resolve(undefined)
  }
  const load = (query: string) =>
    loadMedia({ ...host, videoTitle }, 'SO', new URLSearchParams(query))
  return { requests: host.requests, lookups, load }
}

const repeat = (example: object, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...example, id: index + 1 }))

test.each([
  ['', 'photos', 1, '&has_post_url=1&page=1'],
  ['tab=photos&page=3', 'photos', 1, '&has_post_url=1&page=3'],
  ['tab=videos', 'videos', 5, '&has_post_url=1&page=1'],
  ['tab=resources', 'resources', 4, '&page=1'],
  ['tab=Videos', 'photos', 1, '&has_post_url=1&page=1'],
  ['tab=../x', 'photos', 1, '&has_post_url=1&page=1'],
])('the query %j loads the %s of category %d', async (query, tab, category, keys) => {
  const host = hostWith([])
  expect((await host.load(query)).tab).toBe(tab)
  const path = `/api/posts/public/by-category?category_id=${category}&language=SO`
  expect(host.requests).toEqual([`${path}${keys}&page_size=6`])
})

test('a page has six items, and a page that does not exist is the first one', async () => {
  const host = hostWith(repeat(postExamples.typical, 8))
  expect(await host.load('')).toMatchObject({ page: 1, pages: 2, items: { length: 6 } })
  const second = await host.load('page=2')
  expect(second.items.map(({ id }) => id)).toEqual([7, 8])
  expect(await host.load('page=9')).toMatchObject({ page: 1 })
})

test('a post without a picture is no photo and is not counted', async () => {
  const host = hostWith([postExamples.withoutPicture, ...repeat(postExamples.typical, 6)])
  expect(await host.load('')).toMatchObject({ pages: 1, items: { length: 6 } })
})

test('titles are looked up for the videos of one page only', async () => {
  const host = hostWith(repeat(postExamples.youTubeVideo, 8))
  await host.load('tab=videos&page=2')
  expect(host.lookups).toHaveLength(2)
})

test('a document has the file of its post, where there is one', async () => {
  const host = hostWith([postExamples.pressRelease, postExamples.withoutPicture])
  const { items } = await host.load('tab=resources')
  expect(items).toMatchObject([
    { title: postExamples.pressRelease.title, file: '/media/example-release.pdf' },
    { title: postExamples.withoutPicture.title, file: undefined },
  ])
})

test('an unexpected response is an empty list that failed', async () => {
  const host = hostWith([{ id: 1, title: 'without a date' }])
  expect(await host.load('')).toMatchObject({ items: [], failed: true, pages: 1 })
})
