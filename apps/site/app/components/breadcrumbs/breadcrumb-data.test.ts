import { expect, test } from 'vitest'
import { breadcrumbData } from './breadcrumb-data.ts'

test('a group without a page is no step, and the page itself needs no address', () => {
  const trail = [
    { label: 'Home', to: '/' },
    { label: 'Directorate' },
    { label: 'News', to: '/resources/news' },
  ]
  const place = { siteUrl: 'https://www.example', language: 'EN' } as const
  expect(breadcrumbData(trail, 'An article', place).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example/?language=EN' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'News',
      item: 'https://www.example/resources/news?language=EN',
    },
    { '@type': 'ListItem', position: 3, name: 'An article' },
  ])
})
