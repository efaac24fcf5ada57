import { expect, test } from 'vitest'
import {
  builtFiles,
  type CachedPage,
  canonicalPath,
  isCacheableResponse,
  isCacheableUrl,
  MAX_PAGES,
  MAX_STORE_BYTES,
  pageKey,
  pagesToEvict,
  pageTitle,
} from './cached-page.ts'

const at = (path: string) => new URL(path, 'https://site.example')
const shared = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }

function cachedPage(number: number, changes: Partial<CachedPage> = {}): CachedPage {
  const address = `/resources/news?page=${number}`
  const key = pageKey('SO', at(address))
  const page = { key, language: 'SO', address, title: 'Wararka', html: '', headers: {} } as const
  return { ...page, keptAt: number, readAt: number, stays: false, files: [], bytes: 1, ...changes }
}

test.each([
  ['/', true],
  ['/contact', true],
  ['/resources/NewsDetail/war-cusub', true],
  ['/api', true],
  ['/search', true],
  ['/search?q=ciidan', false],
  ['/Search?q=ciidan', false],
  ['/preview?token=1', false],
  ['/api/posts/public/7', false],
  ['/media/a.jpg', false],
  ['/admin', false],
  ['/feeds/all.atom', false],
])('%s may be cached: %s', (path, expected) => {
  expect(isCacheableUrl(at(path))).toBe(expected)
})

test.each([
  ['a shared page', '/war', 200, {}, true],
  ['an error', '/war', 404, {}, false],
  ['a page that must not be stored', '/war', 200, { 'cache-control': 'no-store' }, false],
  ['a page of one reader', '/war', 200, { 'cache-control': 'private, no-cache' }, false],
  ['a response that is no page', '/war', 200, { 'content-type': 'application/json' }, false],
])('whether %s is cacheable', (_name, path, status, headers, expected) => {
  expect(isCacheableResponse(at(path), status, new Headers({ ...shared, ...headers }))).toBe(
    expected,
  )
})

test('a page has one canonical path for all spellings of its URL, and another for another query', () => {
  expect(canonicalPath(at('/resources/mediacenter/?language=EN&utm_source=x'))).toBe(
    canonicalPath(at('/resources/MediaCenter')),
  )
  expect(canonicalPath(at('/resources/news?page=2'))).not.toBe(canonicalPath(at('/resources/news')))
  expect(pageKey('SO', at('/'))).not.toBe(pageKey('EN', at('/')))
})

test('beyond the maximum the longest unread pages are evicted first', () => {
  const pages = Array.from({ length: MAX_PAGES + 2 }, (_, number) => cachedPage(number))
  expect(pagesToEvict(pages.toReversed())).toEqual([pages[0]?.key, pages[1]?.key])
})

test('pages are evicted until the rest is within the maximum size, but never those that stay', () => {
  const front = cachedPage(0, { stays: true, bytes: MAX_STORE_BYTES / 2 })
  const pages = [
    cachedPage(1, { bytes: MAX_STORE_BYTES / 2 }),
    cachedPage(2, { bytes: MAX_STORE_BYTES / 4 }),
  ]
  expect(pagesToEvict([front, ...pages])).toEqual([pages[0]?.key])
  expect(pagesToEvict([cachedPage(0, { stays: true, bytes: 2 * MAX_STORE_BYTES })])).toEqual([])
})

test('the files and the title of a page are read from its HTML', () => {
  const html =
    '<title>Long – Ministry</title><meta property="og:title" content="A &amp; B"/><script>["/assets/root-A1.js","/assets/serif-B2.woff2"]</script><use href="/assets/icons-C3.svg#x">'
  expect(builtFiles(html + html)).toEqual(['/assets/root-A1.js', '/assets/icons-C3.svg'])
  expect(pageTitle(html)).toBe('A &amp; B')
  expect(pageTitle('<title>Short</title>')).toBe('Short')
})
