import { expect, test } from 'vitest'
import { exampleSettings } from '../../settings/settings.examples.ts'
import { breadcrumbData } from './breadcrumb-data.ts'

test('a group without a page is left out, and the page itself has no URL', () => {
  const trail = [
    { label: 'Home', to: '/' },
    { label: 'Directorate' },
    { label: 'News', to: '/resources/news' },
  ]
  const context = { settings: exampleSettings, language: 'EN' } as const
  expect(breadcrumbData(trail, 'An article')(context)).toMatchObject({
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
