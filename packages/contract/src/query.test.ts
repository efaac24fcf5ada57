import { expect, test } from 'vitest'
import { callAddress } from './calls.ts'
import { checkId, checkQuery } from './query.ts'

const latest = (search: string) => checkQuery('latestPosts', new URLSearchParams(search))

test('a language is accepted in either case', () => {
  expect(latest('category_id=1&language=so')).toEqual({
    ok: true,
    query: { category_id: 1, language: 'SO' },
  })
})

test.each([
  ['category_id=1', 'invalid_language'],
  ['category_id=1&language=FR', 'invalid_language'],
  ['category_id=1&language=', 'invalid_language'],
  ['language=SO', 'invalid_category'],
  ['category_id=2&language=SO', 'invalid_category'],
  ['category_id=1e0&language=SO', 'invalid_category'],
  ['category_id=-1&language=SO', 'invalid_category'],
  ['category_id=1&language=SO&limit=0', 'invalid_limit'],
  ['category_id=1&language=SO&limit=51', 'invalid_limit'],
  ['category_id=1&language=SO&limit=2.5', 'invalid_limit'],
  ['category_id=1&language=SO&limit=', 'invalid_limit'],
])('%s is refused as %s', (search, code) => {
  expect(latest(search)).toEqual({ ok: false, code })
})

test('the bounds of a limit are inside it', () => {
  expect(latest('category_id=1&language=SO&limit=1').ok).toBe(true)
  expect(latest('category_id=1&language=SO&limit=50').ok).toBe(true)
})

test('by-category needs no language', () => {
  const check = checkQuery('postsByCategory', new URLSearchParams('category_id=4'))
  expect(check).toEqual({ ok: true, query: { category_id: 4 } })
})

test('a leader is asked for by a title that is not blank', () => {
  const check = (search: string) => checkQuery('leaderByTitle', new URLSearchParams(search))
  expect(check('title=%20&language=EN')).toEqual({ ok: false, code: 'invalid_title' })
  expect(check('title=Minister&language=EN&strict=2')).toEqual({
    ok: false,
    code: 'invalid_strict',
  })
  expect(check('title=Minister&language=EN&strict=1')).toMatchObject({ query: { strict: true } })
})

test('an id is a positive whole number that fits a database key', () => {
  expect(['7', '0', '-1', '1.5', 'abc', '9999999999', ''].map(checkId)).toEqual([
    7,
    ...Array(6).fill(undefined),
  ])
})

test('an address is built from a call, its id and its query', () => {
  expect(callAddress('post', { language: 'SO' }, 7)).toBe('/api/posts/public/7?language=SO')
  expect(callAddress('featuredPosts', { category_id: 5, language: 'EN', limit: undefined })).toBe(
    '/api/posts/public/featured?category_id=5&language=EN',
  )
})
