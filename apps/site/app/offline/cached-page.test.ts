import { expect, test } from 'vitest'
import {
  type CachedPage,
  filesIn,
  isCacheable,
  keyOf,
  MAX_PAGES,
  MAX_STORE_BYTES,
  mayCache,
  pagesToEvict,
  placeOf,
  titleIn,
} from './cached-page.ts'

const at = (path: string) => new URL(path, 'https://site.example')
const shared = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }

function kept(number: number, more: Partial<CachedPage> = {}): CachedPage {
  const address = `/resources/news?page=${number}`
  const key = keyOf('SO', at(address))
  const page = { key, language: 'SO', address, title: 'Wararka', html: '', headers: {} } as const
  return { ...page, keptAt: number, readAt: number, stays: false, files: [], bytes: 1, ...more }
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
])('whether %s may be kept: %s', (path, expected) => {
  expect(isCacheable(at(path))).toBe(expected)
})

test.each([
  ['a shared page', '/war', 200, {}, true],
  ['an error', '/war', 404, {}, false],
  ['a page that must not be stored', '/war', 200, { 'cache-control': 'no-store' }, false],
  ['a page of one reader', '/war', 200, { 'cache-control': 'private, no-cache' }, false],
  ['what is no page', '/war', 200, { 'content-type': 'application/json' }, false],
])('%s', (_name, path, status, headers, expected) => {
  expect(mayCache(at(path), status, new Headers({ ...shared, ...headers }))).toBe(expected)
})

test('a page is the same however its address is spelled, and not with another query', () => {
  expect(placeOf(at('/resources/mediacenter/?language=EN&utm_source=x'))).toBe(
    placeOf(at('/resources/MediaCenter')),
  )
  expect(placeOf(at('/resources/news?page=2'))).not.toBe(placeOf(at('/resources/news')))
  expect(keyOf('SO', at('/'))).not.toBe(keyOf('EN', at('/')))
})

test('the longest unread pages go first, beyond the most that are kept', () => {
  const pages = Array.from({ length: MAX_PAGES + 2 }, (_, number) => kept(number))
  expect(pagesToEvict(pages.toReversed())).toEqual([pages[0]?.key, pages[1]?.key])
})

test('pages go until the rest is within the bytes, but never those that stay', () => {
  const front = kept(0, { stays: true, bytes: MAX_STORE_BYTES / 2 })
  const pages = [kept(1, { bytes: MAX_STORE_BYTES / 2 }), kept(2, { bytes: MAX_STORE_BYTES / 4 })]
  expect(pagesToEvict([front, ...pages])).toEqual([pages[0]?.key])
  expect(pagesToEvict([kept(0, { stays: true, bytes: 2 * MAX_STORE_BYTES })])).toEqual([])
})

test('a page tells its files and its title', () => {
  const html =
    '<title>Long – Ministry</title><meta property="og:title" content="A &amp; B"/><script>["/assets/root-A1.js","/assets/serif-B2.woff2"]</script><use href="/assets/icons-C3.svg#x">'
  expect(filesIn(html + html)).toEqual(['/assets/root-A1.js', '/assets/icons-C3.svg'])
  expect(titleIn(html)).toBe('A &amp; B')
  expect(titleIn('<title>Short</title>')).toBe('Short')
})
