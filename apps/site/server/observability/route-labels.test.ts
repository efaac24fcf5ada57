import { expect, test } from 'vitest'
import { createRouteLabels, loggedPath } from './route-labels.ts'

const labels = createRouteLabels([
  '/',
  '/resources/news',
  '/resources/NewsDetail/:slug?',
  '/api/posts/public/:id',
  '/api/posts/public/latest',
  '/api/*',
  '/media/*',
])

test.each([
  ['/', '/'],
  ['/?language=EN', '/'],
  ['/_.data', '/'],
  ['/resources/news?page=2&q=x', '/resources/news'],
  ['/Resources/News/', '/resources/news'],
  ['/resources/news.data?page=2', '/resources/news'],
  ['/resources/NewsDetail', '/resources/NewsDetail/:slug?'],
  ['/resources/NewsDetail/7-boat', '/resources/NewsDetail/:slug?'],
  ['/api/posts/public/latest?limit=5', '/api/posts/public/latest'],
  ['/api/posts/public/7', '/api/posts/public/:id'],
  ['/api/anything/else', '/api/*'],
  ['/media/a/b.jpg', '/media/*'],
  ['/wp-login.php', '(none)'],
  ['', '(none)'],
])('%s is counted as %s', (url, label) => {
  expect(labels.of(url)).toBe(label)
  // The second label is cached.
  expect(labels.of(url)).toBe(label)
})

test('a route can be added later', () => {
  const laterLabels = createRouteLabels()
  expect(laterLabels.of('/robots.txt')).toBe('(none)')
  laterLabels.add('/robots.txt')
  expect(laterLabels.of('/robots.txt')).toBe('/robots.txt')
})

test.each([
  ['/resources/NewsDetail/7-boat?x=y', 200, '/resources/NewsDetail/7-boat'],
  ['/resources/NewsDetail/7-boat', 404, '/resources/NewsDetail/:slug?'],
  ['/resources/NewsDetail/a@b.example', 200, '/resources/NewsDetail/:slug?'],
  ['/resources/NewsDetail/%61%40b', 301, '/resources/NewsDetail/:slug?'],
  ['/maxamed-cali', 200, '(none)'],
])('%s with status %i is logged as %s', (url, status, logged) => {
  expect(loggedPath(url, labels.of(url), status)).toBe(logged)
})
