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
])('%s leads to %s', (address, path) => {
  expect(sameOriginPath(address, SITE)).toBe(path)
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
])('%s leads nowhere here', (address) => {
  const path = sameOriginPath(address, SITE)
  // What is left must stay here however often it is resolved.
  if (path !== undefined) expect(new URL(path, SITE).origin).toBe(SITE)
  expect([undefined, '/evil.example']).toContain(path)
})
