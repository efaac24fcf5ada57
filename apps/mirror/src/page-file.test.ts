import { expect, test } from 'vitest'
import { entryFile, pageFile, pageUrl, parsePage, relativeLink } from './page-file.ts'

test.each([
  ['/', 'index.so.html', '/?language=SO'],
  ['/?language=EN&store=yes', 'index.en.html', '/?language=EN'],
  ['/resources/news/', 'resources/news.so.html', '/resources/news?language=SO'],
  [
    '/resources/news?page=2&subcategory=Badda+iyo+Xeebta&language=EN&saver=on',
    'resources/news@subcategory=Badda+iyo+Xeebta&page=2.en.html',
    '/resources/news?subcategory=Badda+iyo+Xeebta&page=2&language=EN',
  ],
])('the page %s is the file %s', (path, file, url) => {
  const page = parsePage(path, 'SO')
  expect(page && [pageFile(page), pageUrl(page)]).toEqual([file, url])
})

test.each(['//other.example/a', '/a/%2e%2e%2f', '/a/.hidden', '/robots.txt', '/a//b'])(
  '%s is no page',
  (path) => {
    expect(parsePage(path, 'SO')).toBeUndefined()
  },
)

test('a link between files holds in any folder, and is a URL', () => {
  expect(relativeLink('index.so.html', 'contact.so.html')).toBe('./contact.so.html')
  expect(relativeLink('resources/news.so.html', 'index.so.html')).toBe('../index.so.html')
  expect(relativeLink('a/b/c.so.html', 'a/d/e.so.html')).toBe('../d/e.so.html')
  expect(relativeLink('a.so.html', 'b@q=x%20y&page=2.so.html')).toBe('./b@q=x%2520y&page=2.so.html')
})

test('a plain server finds a page at its address', () => {
  expect([entryFile('/'), entryFile('/war')]).toEqual(['index.html', 'war/index.html'])
})
