import { expect, test } from 'vitest'
import { callAt, withoutExtensions } from './extensions.ts'

test.each([
  ['/api/posts/public/latest', { name: 'latestPosts' }],
  ['/api/posts/public/7', { name: 'post', id: '7' }],
  ['/api/leadership/public/by-institution/2', { name: 'leadersByInstitution', id: '2' }],
  ['/api/posts/public', undefined],
  ['/api/posts/public/', undefined],
  ['/api/posts/public/:id/more', undefined],
  ['', undefined],
])('the call at %s is %j', (path, call) => {
  expect(callAt(path)).toEqual(call)
})

const LIST = '/api/posts/public/by-category?category_id=1&language=SO'

test.each([
  [LIST, LIST],
  [`${LIST}&page=2&page_size=4`, LIST],
  [`${LIST}&subcategory_name=Badda&has_post_url=1&with_content=0`, LIST],
  ['/api/posts/public/by-category?category_id=4', '/api/posts/public/by-category?category_id=4'],
  [
    '/api/posts/public/press-releases?language=EN&page=1&page_size=4',
    '/api/posts/public/press-releases?language=EN',
  ],
  [
    '/api/posts/public/latest?category_id=6&language=EN&limit=10',
    '/api/posts/public/latest?category_id=6&language=EN&limit=10',
  ],
  ['/api/posts/public/7?language=SO', '/api/posts/public/7?language=SO'],
  [
    '/api/leadership/by-title?title=State+Minister&language=EN&strict=1',
    '/api/leadership/by-title?title=State+Minister&language=EN&strict=1',
  ],
])('%s without extensions is %s', (path, specified) => {
  expect(withoutExtensions(path)).toBe(specified)
})

test.each([
  '/api/site-settings?language=SO',
  '/api/policies?language=SO',
  '/api/redirects/public',
  '/api/operations/public/7?language=SO',
  '/api/content-version',
  '/api/posts/preview?language=SO',
  '/api/posts/public/by-category?category_id=13&language=SO',
  '/api/nowhere',
])('%s is not in the specification', (path) => {
  expect(withoutExtensions(path)).toBeUndefined()
})
