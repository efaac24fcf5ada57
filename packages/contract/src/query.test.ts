import { expect, test } from 'vitest'
import { CALLS, type CallName, callPath } from './calls.ts'
import { checkId, checkQuery } from './query.ts'
import type { QueryKey } from './query-keys.ts'

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

/** A valid value for each kind of key. */
const VALID: Readonly<Record<QueryKey['kind'], string>> = {
  language: 'SO',
  category: '1',
  limit: '5',
  page: '1',
  pageSize: '4',
  subcategory: 'Badda',
  switch: '1',
  instant: '2026-11-20T21:00:00.000Z',
  title: 'Minister',
  strict: '1',
  version: 'c0ffee',
  place: '0',
}

const EVERY_KEY = Object.entries(CALLS).flatMap(([name, { query }]) =>
  Object.keys(query).map((key) => [name as CallName, key] as const),
)

test.each(EVERY_KEY)('%s refuses a repeated %s, whatever its values', (name, key) => {
  const keys = Object.entries<QueryKey>(CALLS[name].query)
  const search = new URLSearchParams(keys.map(([validKey, { kind }]) => [validKey, VALID[kind]]))
  expect(checkQuery(name, search).ok).toBe(true)
  for (const value of [search.get(key) ?? '', '', 'other']) {
    const repeated = new URLSearchParams(search)
    repeated.append(key, value)
    expect(checkQuery(name, repeated)).toEqual({ ok: false, code: 'repeated_key' })
    expect(CALLS[name].errors).toContain('repeated_key')
  }
})

test('a key that a call does not know may be repeated', () => {
  expect(latest('category_id=1&language=SO&x=1&x=2').ok).toBe(true)
})

test('the bounds of a limit are valid', () => {
  expect(latest('category_id=1&language=SO&limit=1').ok).toBe(true)
  expect(latest('category_id=1&language=SO&limit=50').ok).toBe(true)
})

test('by-category needs no language', () => {
  const check = checkQuery('postsByCategory', new URLSearchParams('category_id=4'))
  expect(check).toEqual({ ok: true, query: { category_id: 4 } })
})

const byCategory = (search: string) =>
  checkQuery('postsByCategory', new URLSearchParams(`category_id=1&${search}`))

test('a list can be paged, filtered, and without its texts', () => {
  const search =
    'page=3&page_size=100&subcategory_name=%20Badda%20&has_post_url=1&with_content=0&closes_from=2026-11-20T21:00:00.000Z'
  expect(byCategory(search)).toEqual({
    ok: true,
    query: {
      category_id: 1,
      page: 3,
      page_size: 100,
      subcategory_name: 'Badda',
      has_post_url: true,
      with_content: false,
      closes_from: '2026-11-20T21:00:00.000Z',
    },
  })
})

test.each([
  ['page=0', 'invalid_page'],
  ['page=1000000', 'invalid_page'],
  ['page=-1', 'invalid_page'],
  ['page=1e2', 'invalid_page'],
  ['page=', 'invalid_page'],
  ['page_size=0', 'invalid_page_size'],
  ['page_size=101', 'invalid_page_size'],
  ['page=1&page_size=all', 'invalid_page_size'],
  ['subcategory_name=%20', 'invalid_subcategory'],
  [`subcategory_name=${'n'.repeat(201)}`, 'invalid_subcategory'],
  ['has_post_url=yes', 'invalid_switch'],
  ['with_content=', 'invalid_switch'],
  ['closes_before=2026-11-20', 'invalid_instant'],
  ['closes_before=2026-13-20T21:00:00.000Z', 'invalid_instant'],
])('the list key %s is refused as %s', (search, code) => {
  expect(byCategory(search)).toEqual({ ok: false, code })
})

test('the bounds of a page and of its size are valid', () => {
  expect(byCategory('page=999999&page_size=1').ok).toBe(true)
  expect(byCategory('page=1&page_size=100').ok).toBe(true)
})

test('press releases are paged and never filtered', () => {
  const check = checkQuery(
    'pressReleases',
    new URLSearchParams('language=SO&page=2&has_post_url=1'),
  )
  expect(check).toEqual({ ok: true, query: { language: 'SO', page: 2 } })
})

test('the title of a leader must not be blank', () => {
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

test('a path is built from a call, its id and its query', () => {
  expect(callPath('post', { language: 'SO' }, 7)).toBe('/api/posts/public/7?language=SO')
  expect(callPath('featuredPosts', { category_id: 5, language: 'EN', limit: undefined })).toBe(
    '/api/posts/public/featured?category_id=5&language=EN',
  )
})
