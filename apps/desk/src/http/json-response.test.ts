import { CALLS, ERRORS, type ErrorCode } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { LOADS, type ReadCallName, readCall } from '../public-api/read-call.ts'
import { testDesk } from '../testing/desk.ts'
import { addPost } from '../testing/documents.ts'

const desk = testDesk(async (payload) => {
  await addPost(payload)
})

const LATEST = 'http://desk.example/api/posts/public/latest?category_id=1&language=SO'

const callLatest = (init?: RequestInit, url = LATEST) =>
  readCall('latestPosts', async () => desk.payload, new Request(url, init))

test('every reading call of the contract is implemented', () => {
  const readingCalls = Object.entries(CALLS).filter(
    ([, call]) => call.method === 'GET' && !('bearer' in call),
  )
  expect(Object.keys(LOADS).sort()).toEqual(readingCalls.map(([name]) => name).sort())
})

test('any origin may read a response, which may be stored and must be revalidated', async () => {
  const { headers } = await callLatest()
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
})

test('an unchanged response is 304 without a body until something changes', async () => {
  const tag = (await callLatest()).headers.get('etag') ?? ''
  for (const tags of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await callLatest({ headers: { 'if-none-match': tags } })
    expect([tags, again.status, await again.text()]).toEqual([tags, 304, ''])
    expect(again.headers.get('etag')).toBe(tag)
  }
  await addPost(desk.payload)
  expect((await callLatest({ headers: { 'if-none-match': tag } })).status).toBe(200)
})

test('HEAD gets the headers of GET and no body', async () => {
  const [head, get] = [await callLatest({ method: 'HEAD' }), await callLatest()]
  expect(head.status).toBe(200)
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  expect(await get.text()).toContain('Tusaale')
  expect(await head.text()).toBe('')
})

const REFUSALS: readonly (readonly [ReadCallName, string, string | undefined, ErrorCode])[] = [
  ['latestPosts', 'category_id=1', undefined, 'invalid_language'],
  ['latestPosts', 'category_id=2&language=SO', undefined, 'invalid_category'],
  ['latestPosts', 'category_id=1&language=SO&limit=51', undefined, 'invalid_limit'],
  ['featuredPosts', 'language=SO', undefined, 'invalid_category'],
  ['postsByCategory', 'category_id=1&language=FR', undefined, 'invalid_language'],
  ['pressReleases', '', undefined, 'invalid_language'],
  ['post', 'language=SO', 'abc', 'invalid_id'],
  ['post', 'language=SO', '0', 'invalid_id'],
  ['post', 'language=SO', '99999999999', 'invalid_id'],
  ['post', 'language=SO', "1'; DROP TABLE posts; --", 'invalid_id'],
  ['post', '', '1', 'invalid_language'],
  ['post', 'language=SO', '424242', 'not_found'],
  ['subcategories', 'category_id=x&language=SO', undefined, 'invalid_category'],
  ['featuredOperations', 'language=', undefined, 'invalid_language'],
  ['leaderByTitle', 'language=SO', undefined, 'invalid_title'],
  ['leaderByTitle', 'title=%20&language=SO', undefined, 'invalid_title'],
  ['leaderByTitle', 'title=x&language=SO&strict=yes', undefined, 'invalid_strict'],
  ['leaderByTitle', 'title=x&language=SO', undefined, 'not_found'],
  ['leadersByInstitution', 'language=SO', 'army', 'invalid_id'],
  ['postsByCategory', 'category_id=1&category_id=2', undefined, 'repeated_key'],
  ['post', 'language=SO&language=SO', '1', 'repeated_key'],
  ['leadersByInstitution', 'language=SO', '7', 'not_found'],
]

test.each(REFUSALS)('%s?%s (id %s) is refused as %s', async (name, query, id, code) => {
  const request = new Request(`http://desk.example/?${query}`)
  const response = await readCall(name, async () => desk.payload, request, id)
  expect(response.status).toBe(ERRORS[code].status)
  expect(await response.json()).toEqual({ success: false, error: ERRORS[code].words.EN, code })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('an internal error is logged completely, and its details are not in the response', async () => {
  const { payload } = desk
  const broken = Object.create(payload, {
    find: { value: () => Promise.reject(new Error('secret of the database')) },
  })
  desk.errors.length = 0
  const response = await readCall('latestPosts', async () => broken, new Request(LATEST))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    success: false,
    error: ERRORS.internal.words.EN,
    code: 'internal',
  })
  expect(desk.errors).toMatchObject([{ err: { message: 'secret of the database' } }])
})
