import { postExamples } from '@gaashaan/contract/examples'
import { expect, test } from 'vitest'
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
])('%j becomes %s', (value, address) => {
  expect(mediaUrl(value)).toBe(address)
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
])('%j is no address', (value) => {
  expect(mediaUrl(value)).toBeUndefined()
})

test('the hostile example names no address', () => {
  expect(mediaUrl(postExamples.hostileMarkup.post_url)).toBeUndefined()
})

test('every other example that names a file has an address', () => {
  const named = Object.values(postExamples).filter(
    (post) => post.post_url && post !== postExamples.hostileMarkup,
  )
  expect(named.length).toBeGreaterThan(5)
  for (const post of named) expect(mediaUrl(post.post_url), post.title).toBeDefined()
})

test('an address on the API host becomes its path', () => {
  const base = 'https://api.example/base'
  expect(mediaUrl('https://api.example/base/media/a.jpg', base)).toBe('/media/a.jpg')
  expect(mediaUrl('https://api.example/base/files/a.jpg', base)).toBe('/media/-/files/a.jpg')
  expect(mediaUrl('https://api.example/base/api/users', base)).toBeUndefined()
})

test('an address that only begins like the API host is another host', () => {
  const base = 'https://api.example'
  expect(mediaUrl('https://api.example.evil/a.jpg', base)).toBe('https://api.example.evil/a.jpg')
})
