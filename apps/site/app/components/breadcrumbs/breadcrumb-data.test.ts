import { expect, test } from 'vitest'
import { exampleSettings } from '../../settings/settings.examples.ts'
import { breadcrumbData } from './breadcrumb-data.ts'

test('a group without a page is no step, and the page itself needs no address', () => {
  const trail = [
    { label: 'Home', to: '/' },
    { label: 'Directorate' },
    { label: 'News', to: '/resources/news' },
  ]
  const place = { settings: exampleSettings, language: 'EN' } as const
  expect(breadcrumbData(trail, 'An article')(place)).toMatchObject({
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/?language=EN' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'News',
        item: 'https://site.example/resources/news?language=EN',
      },
      { '@type': 'ListItem', position: 3, name: 'An article' },
    ],
  })
})
