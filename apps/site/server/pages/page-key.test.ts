import { expect, test } from 'vitest'
import { parsePath } from './page-key.ts'

const ROUTES = new Set(['root', 'pages/news/route'])

const canonicalPath = (url: string) => parsePath(url, ROUTES)?.path

test.each([
  ['/', '/'],
  ['/?utm_source=x&fbclid=1', '/'],
  ['/?page=3', '/'],
  ['/resources/news', '/resources/news'],
  ['/RESOURCES/News/', '/resources/news'],
  ['/resources/mediacenter', '/resources/MediaCenter'],
  [
    '/resources/news?page=2&gclid=7&subcategory=Ciidanka%20Badda',
    '/resources/news?subcategory=Ciidanka+Badda&page=2',
  ],
  ['/resources/news?page=1', '/resources/news'],
  ['/resources/news?page=-1', '/resources/news'],
  ['/resources/news?page=2e1', '/resources/news'],
  ['/resources/news?language=EN&page=2', '/resources/news?page=2&language=EN'],
  // For people the first of two values counts; calls of programs are refused.
  ['/resources/news?page=2&page=3&language=EN&language=SO', '/resources/news?page=2&language=EN'],
  ['/resources/news?language=en', '/resources/news'],
  ['/resources/news?view=grid', '/resources/news'],
  ['/resources/PressRelease?view=grid', '/resources/PressRelease?view=grid'],
  ['/resources/PressRelease?view=list', '/resources/PressRelease'],
  ['/resources/MediaCenter?tab=videos&tab=photos', '/resources/MediaCenter?tab=videos'],
  ['/contact?department=security&department=x', '/contact?department=security'],
  ['/contact?department=kitchen', '/contact'],
  ['/search?utm_source=x&page=2&q=Ciidanka+Badda', '/search?q=Ciidanka+Badda&page=2'],
  ['/Search?q=badda&kind=kitchen&year=26&page=99', '/search?q=badda'],
  ['/search?q=badda&year=2026&kind=news', '/search?q=badda&kind=news&year=2026'],
  ['/search?q=%20', '/search'],
  [`/search?q=${'x'.repeat(201)}`, '/search'],
  ['/resources/NewsDetail/A-Title-7?utm_medium=mail', '/resources/NewsDetail/a-title-7'],
  ['/resources/NewsDetail', '/resources/NewsDetail'],
  ['/resources/operationscampaigns/Relief-3?x=1', '/resources/OperationsCampaigns/relief-3'],
])('the canonical path of %s is %s', (url, path) => {
  expect(canonicalPath(url)).toBe(path)
})

test.each([
  ['/_.data', '/_.data'],
  ['/resources/News.data?page=2&_routes=root', '/resources/news.data?page=2&_routes=root'],
  ['/resources/news/_.data', '/resources/news.data'],
  [
    '/resources/news.data?_routes=root,pages%2Fnews%2Froute',
    '/resources/news.data?_routes=pages%2Fnews%2Froute%2Croot',
  ],
  [
    '/resources/news.data?_routes=pages%2Fnews%2Froute,root,root',
    '/resources/news.data?_routes=pages%2Fnews%2Froute%2Croot',
  ],
  ['/resources/news.data?_routes=made-up', '/resources/news.data'],
  ['/resources/news?_routes=root', '/resources/news'],
  ['/resources/NewsDetail/a-7.data', '/resources/NewsDetail/a-7.data'],
])('the canonical path of the data at %s is %s', (url, path) => {
  expect(canonicalPath(url)).toBe(path)
})

test.each([
  '/no/such/page',
  '//evil.example/',
  'http://evil.example/',
  '/%72esources/news',
  '/resources/NewsDetail/a/b-7',
  '/assets/root.js',
  `/resources/NewsDetail/${'a'.repeat(1_000)}-7`,
])('%.40s is no page’s URL', (url) => {
  expect(canonicalPath(url)).toBeUndefined()
})

test('a language is recognised only if the URL names it exactly', () => {
  expect(parsePath('/?language=EN', ROUTES)?.language).toBe('EN')
  expect(parsePath('/?language=fr', ROUTES)?.language).toBeUndefined()
})

test.each([
  ['/', true],
  ['/resources/news?page=50', true],
  ['/resources/news?page=51', false],
  ['/resources/news?subcategory=anything', false],
  ['/resources/NewsDetail/a-7', false],
  ['/resources/news.data', true],
  ['/resources/news.data?_routes=root', false],
])('%s is listed: %s', (url, isListed) => {
  expect(parsePath(url, ROUTES)?.isListed).toBe(isListed)
})

test('search results are cached apart, and are not listed', () => {
  const parse = (url: string) => parsePath(url, ROUTES)
  expect(parse('/search?q=badda')).toMatchObject({ isSearch: true, isListed: false })
  expect(parse('/search')).toMatchObject({ isSearch: false, isListed: true })
})

test.each([
  ['/?saver=on', true],
  ['/resources/news?page=2&saver=off', true],
  ['/?saver=ON', false],
  ['/?saver=', false],
  ['/', false],
  ['/_.data?saver=on', false],
  ['/?language=EN&store=yes', true],
  ['/?language=en&store=yes', false],
])('%s sets a cookie: %s', (url, setsCookie) => {
  expect(parsePath(url, ROUTES)).toMatchObject({ setsCookie })
  expect(canonicalPath(url)).not.toMatch(/saver|store/)
})
