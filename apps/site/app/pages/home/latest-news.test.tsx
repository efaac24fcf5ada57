import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { en } from '../../messages/en.ts'
import { registerMessages } from '../../messages/messages.ts'
import { NewsProvider } from '../../news-selection/news-context.tsx'
import { LatestList } from './latest-list.tsx'
import { LatestNews } from './latest-news.tsx'
import type { NewsOnHome } from './present-home.ts'

registerMessages('EN', en)

const item = (id: number): NewsOnHome => ({
  id,
  title: `News ${id}`,
  to: `/resources/NewsDetail/news-${id}`,
  picture: undefined,
  subcategory: undefined,
  date: `November ${id}, 2026`,
  day: `2026-11-0${id}`,
})

function rendered(items: readonly NewsOnHome[], failed = false): string {
  return renderToString(
    <MemoryRouter>
      <LanguageProvider language="EN">
        <NewsProvider>
          <LatestNews items={items} failed={failed} />
          <LatestList items={items} />
        </NewsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
}

test('the slider keeps the reversed order, the list of small screens is newest first', () => {
  const html = rendered([item(1), item(2), item(3)])
  const titles = [...html.matchAll(/>News (\d)<\/a>/g)].map(([, id]) => id)
  expect(titles).toEqual(['1', '2', '3', '3', '2', '1'])
})

test('without news there are words, and no slider', () => {
  const html = rendered([])
  expect(html).toContain('No news yet')
  expect(html).not.toContain('aria-roledescription')
})

test('a list that failed says so', () => {
  expect(rendered([], true)).toContain('could not be loaded')
})
