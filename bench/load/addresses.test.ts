import { expect, test } from 'vitest'
import { listAddresses, sitemapAddresses } from './addresses.ts'

const NEWS = { path: '/resources/news', language: 'EN' } as const

test('a sitemap lists pages, each in the language of its query', () => {
  const sitemap = `<urlset>
<url><loc>http://localhost:3000/?language=SO</loc></url>
<url><loc>http://localhost:3000/resources/news?page=2&amp;language=EN</loc></url>
</urlset>`
  expect(sitemapAddresses(sitemap)).toEqual([
    { path: '/', language: 'SO' },
    { path: '/resources/news?page=2', language: 'EN' },
  ])
})

test('a list links to its other pages', () => {
  const html = '<a class="next" href="/resources/news?page=2&amp;subcategory=3">2</a>'
  expect(listAddresses(html, NEWS)).toEqual([
    { path: '/resources/news?page=2&subcategory=3', language: 'EN' },
  ])
  expect(listAddresses('<a href="?page=2">2</a>', NEWS)).toEqual([
    { path: '/resources/news?page=2', language: 'EN' },
  ])
})

test.each([
  '<a href="/resources/news">news</a>',
  '<a href="/?language=SO">Soomaali</a>',
  '<a href="/resources/news?page=2&amp;utm_source=x">2</a>',
  '<a href="https://elsewhere.example/?page=2">2</a>',
  '<link href="/resources/news?page=2">',
])('%s is no other page of a list', (html) => {
  expect(listAddresses(html, NEWS)).toEqual([])
})
