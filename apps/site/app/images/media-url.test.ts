import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
import { stripApiHost } from '../../server/upstream/strip-api-host.ts'
import { mediaUrl } from './media-url.ts'

test.each([
  ['/media/boat.webp', '/media/boat.webp'],
  ['uploads/example.jpg', '/media/-/uploads/example.jpg'],
  ['/uploads/a b.jpg', '/media/-/uploads/a%20b.jpg'],
  [' /media/boat.webp ', '/media/boat.webp'],
  ['/media/boat.webp?v=2#top', '/media/boat.webp'],
  ['/storage/sawir-ñ.jpg', '/media/-/storage/sawir-%C3%B1.jpg'],
  ['https://www.youtube.com/watch?v=abc', 'https://www.youtube.com/watch?v=abc'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('%j becomes %s', (value, url) => {
  expect(mediaUrl(value)).toBe(url)
})

test.each([
  undefined,
  null,
  '',
  '  ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  '../secret.jpg',
  '/media/../api/users',
  '/media/%2e%2e/api/users',
  '/media/a%2fb.jpg',
  '/media/%252e%252e/x',
  '/media/\\evil.example',
  '/media/.env',
  '/media/',
  '/api/posts/public/7',
  '/API/users',
  '/%61pi/users',
  'admin/logout',
  '_next/image',
  'http://',
  'https://user:pass@evil.example/a.jpg',
  '"><script>alert(1)</script>',
])('%j is refused', (value) => {
  expect(mediaUrl(value)).toBeUndefined()
})

test('the URL of the hostile example is refused', () => {
  expect(mediaUrl(postExamples.hostileMarkup.post_url)).toBeUndefined()
})

test('the file of every other example has a URL', () => {
  const posts = Object.values(postExamples).filter(
    (post) => post.post_url && post !== postExamples.hostileMarkup,
  )
  expect(posts.length).toBeGreaterThan(5)
  for (const post of posts) expect(mediaUrl(post.post_url), post.title).toBeDefined()
})

/** What a page reads of a URL that an API host with the given base sends. */
const receive = (url: string, apiBaseUrl: string) =>
  mediaUrl(stripApiHost(JSON.stringify(url), apiBaseUrl, []) as string)

test('a URL on the API host becomes its path', () => {
  const base = 'https://api.example/base'
  expect(receive('https://api.example/base/media/a.jpg', base)).toBe('/media/a.jpg')
  expect(receive('https://api.example/base/files/a.jpg', base)).toBe('/media/-/files/a.jpg')
  expect(receive('https://api.example/base/api/users', base)).toBeUndefined()
})

test('a URL that only begins like the API host is on another host', () => {
  const base = 'https://api.example'
  expect(receive('https://api.example.evil/a.jpg', base)).toBe('https://api.example.evil/a.jpg')
})
