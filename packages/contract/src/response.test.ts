import { expect, test } from 'vitest'
import { LeadersSchema } from './content/leader.ts'
import { OperationPageSchema, OperationsSchema } from './content/operation.ts'
import { FeaturedPostsSchema, PostSchema, PostsSchema } from './content/post.ts'
import { RedirectsSchema } from './content/redirect.ts'
import { SubcategoriesSchema } from './content/subcategory.ts'
import { leaderExamples, wrongLeaderShapes } from './examples/leader.ts'
import {
  operationExamples,
  operationPageExamples,
  wrongOperationPageShapes,
  wrongOperationShapes,
} from './examples/operation.ts'
import {
  featuredPostExamples,
  postExamples,
  postPageExamples,
  wrongPostShapes,
} from './examples/post.ts'
import { redirectExamples, wrongRedirectShapes } from './examples/redirect.ts'
import { subcategoryExamples, wrongSubcategoryShapes } from './examples/subcategory.ts'
import {
  failedResponse,
  goodResponse,
  parseResponse,
  responseData,
  responseTotal,
} from './response.ts'

test.each(Object.entries(postExamples))('the %s post is read', (_name, post) => {
  const read = parseResponse(PostSchema, goodResponse(post))
  expect(read).toMatchObject({ id: post.id, title: post.title })
  expect(read?.created_at).toBe('created_at' in post ? post.created_at : post.createdAt)
})

test.each(Object.entries(postPageExamples))(
  'the publication fields of the %s post are read',
  (_name, post) => {
    const { first_published_at, changed_at, change_note, withdrawn } = post
    expect(parseResponse(PostSchema, goodResponse(post))).toMatchObject({
      first_published_at,
      changed_at,
      change_note,
      withdrawn,
    })
  },
)

test('a post is read although its host uses the field withdrawn for something else', () => {
  const other = { ...postExamples.typical, withdrawn: false, changed_at: 'never' }
  expect(parseResponse(PostSchema, goodResponse(other))).toMatchObject({
    withdrawn: null,
    changed_at: null,
  })
})

test('a list wrapped twice is read like one wrapped once', () => {
  const posts = [postExamples.typical]
  const wrapped = parseResponse(PostsSchema, { data: { data: posts } })
  expect(wrapped).toHaveLength(1)
  expect(wrapped).toEqual(parseResponse(PostsSchema, goodResponse(posts)))
})

test('a featured item needs no more than id, title and post_url', () => {
  expect(
    parseResponse(FeaturedPostsSchema, goodResponse([featuredPostExamples.thin])),
  ).toHaveLength(1)
})

test.each(Object.entries(wrongPostShapes))('posts shaped %s are a failure', (_name, data) => {
  expect(parseResponse(PostsSchema, { success: true, data })).toBeUndefined()
})

test.each(Object.entries(operationExamples))('the %s operation is read', (_name, operation) => {
  expect(parseResponse(OperationsSchema, goodResponse([operation]))?.[0]?.title).toBe(
    operation.title,
  )
})

test('a missing status and any other than the three become Unknown', () => {
  const { unknownStatus, withoutStatus } = operationExamples
  const read = parseResponse(OperationsSchema, goodResponse([unknownStatus, withoutStatus]))
  expect(read?.map((operation) => operation.status_name)).toEqual(['Unknown', 'Unknown'])
})

test.each(Object.entries(wrongOperationShapes))(
  'operations shaped %s are a failure',
  (_n, data) => {
    expect(parseResponse(OperationsSchema, { success: true, data })).toBeUndefined()
  },
)

test.each(Object.entries(operationPageExamples))('the %s operation’s page is read', (_n, page) => {
  const read = parseResponse(OperationPageSchema, goodResponse(page))
  expect([read?.title, read?.posts.length]).toEqual([page.title, page.posts.length])
})

test.each(Object.entries(wrongOperationPageShapes))(
  'an operation’s page shaped %s is a failure',
  (_name, data) => {
    expect(parseResponse(OperationPageSchema, { success: true, data })).toBeUndefined()
  },
)

test('redirects are read', () => {
  const all = Object.values(redirectExamples)
  expect(parseResponse(RedirectsSchema, goodResponse(all))).toEqual(all)
})

test.each(Object.entries(wrongRedirectShapes))('redirects shaped %s are a failure', (_n, data) => {
  expect(parseResponse(RedirectsSchema, { success: true, data })).toBeUndefined()
})

test.each(Object.entries(leaderExamples))('the %s leader is read', (_name, leader) => {
  expect(parseResponse(LeadersSchema, goodResponse([leader]))).toEqual([leader])
})

test.each(Object.entries(wrongLeaderShapes))('leaders shaped %s are a failure', (_name, data) => {
  expect(parseResponse(LeadersSchema, { success: true, data })).toBeUndefined()
})

test.each(Object.entries(subcategoryExamples))('%s subcategories are read', (_name, list) => {
  expect(parseResponse(SubcategoriesSchema, goodResponse(list))).toEqual(list)
})

test.each(Object.entries(wrongSubcategoryShapes))('subcategories shaped %s fail', (_name, data) => {
  expect(parseResponse(SubcategoriesSchema, { success: true, data })).toBeUndefined()
})

test('a failed response has no data', () => {
  expect(responseData({ ...failedResponse('not_found'), data: [] })).toBeUndefined()
  expect(responseData('text')).toBeUndefined()
})

test('a paged response has the total of the whole list, wrapped once or twice', () => {
  const posts = [postExamples.typical]
  expect(goodResponse(posts, 1234)).toEqual({ success: true, data: posts, total: 1234 })
  expect(responseTotal(goodResponse(posts, 1234))).toBe(1234)
  expect(responseTotal({ data: { data: posts, total: 7 } })).toBe(7)
  expect(responseTotal(goodResponse([], 0))).toBe(0)
})

test.each([
  goodResponse([postExamples.typical]),
  { data: [postExamples.typical], total: '12' },
  { data: [], total: -1 },
  { data: [], total: 1.5 },
  { data: { data: [], total: null } },
  [1],
  'text',
  null,
])('the response %j has no total', (json) => {
  expect(responseTotal(json)).toBeUndefined()
})
