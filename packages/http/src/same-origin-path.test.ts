import { expect, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

const SITE = 'https://site.example'

test.each([
  ['/war', '/war'],
  ['/resources/news?page=2#top', '/resources/news?page=2'],
  ['/a/../war', '/war'],
  ['war', '/war'],
  ['https://site.example/war', '/war'],
  ['/war//x', '/war//x'],
])('the path of %s is %s', (url, path) => {
  expect(sameOriginPath(url, SITE)).toBe(path)
})

test.each([
  '//evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/a/..//evil.example/',
  '/%2e//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/.\\/evil.example/',
  'https://evil.example/',
  'https:evil.example',
  'http://site.example/',
  'https://site.example:8443/',
  'https://site.example@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://[',
])('%s has no path that leads to another origin', (url) => {
  const path = sameOriginPath(url, SITE)
  // A path that is resolved again must keep the origin.
  if (path !== undefined) expect(new URL(path, SITE).origin).toBe(SITE)
  expect([undefined, '/evil.example']).toContain(path)
})
