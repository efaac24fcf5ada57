import { type Post, PostsSchema } from '@gaashaan/contract'
import { postExamples, subcategoryExamples } from '@gaashaan/contract/examples'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { so } from '../../language/words/so.ts'
import { keepWords } from '../../language/words.ts'
import { presentNews } from './present-news.ts'

keepWords('SO', so)

const items: readonly Post[] = v.parse(PostsSchema, Object.values(postExamples))
const subcategories = subcategoryExamples.typical

function presented(query: string) {
  const search = new URLSearchParams(query)
  return presentNews({ items, failed: false }, subcategories, 'SO', search)
}

test('the list starts with All, at the first page, four to a page', () => {
  const news = presented('')
  expect(news.posts.map(({ id }) => id)).toEqual([101, 102, 103, 104])
  expect(news).toMatchObject({ page: 1, pages: 3, subcategory: undefined })
  expect(news.subcategories).toEqual(['Badda', 'Caafimaadka', 'Tababarka'])
})

test('a subcategory leaves its own posts', () => {
  const news = presented('subcategory=Badda')
  expect(news.posts.map(({ id }) => id)).toEqual([101, 104])
  expect(news).toMatchObject({ pages: 1, subcategory: 'Badda' })
})

test('a subcategory that does not exist is All', () => {
  expect(presented('subcategory=badda')).toEqual(presented(''))
  expect(presented('subcategory=')).toEqual(presented(''))
})

test('a subcategory without posts is empty, and stays chosen', () => {
  expect(presented('subcategory=Caafimaadka')).toMatchObject({
    posts: [],
    subcategory: 'Caafimaadka',
    pages: 1,
  })
})

test('a page that does not exist is the first one', () => {
  expect(presented('page=2').posts.map(({ id }) => id)).toEqual([105, 106, 107, 108])
  expect(presented('page=9').page).toBe(1)
  expect(presented('subcategory=Badda&page=2').page).toBe(1)
})

test('where subcategories failed only All is left', () => {
  const news = presentNews(
    { items, failed: false },
    [],
    'SO',
    new URLSearchParams('subcategory=Badda'),
  )
  expect(news).toMatchObject({ subcategories: [], subcategory: undefined, pages: 3 })
})

test('a list that failed is empty and says so', () => {
  const news = presentNews({ items: [], failed: true }, [], 'SO', new URLSearchParams())
  expect(news).toMatchObject({ posts: [], failed: true, page: 1, pages: 1 })
})

test('an excerpt has a hundred characters at most and its ellipsis', () => {
  const content = `<p>${'eray '.repeat(40)}</p>`
  const long = items.slice(0, 1).map((post) => ({ ...post, content }))
  const news = presentNews({ items: long, failed: false }, [], 'SO', new URLSearchParams())
  expect(news.posts[0]?.excerpt).toBe(`${'eray '.repeat(20).trim()}…`)
})
