import { expect, test } from 'vitest'
import { renderInLanguage } from '../../components/render-in-language.tsx'
import { LatestList, LatestNews } from './latest-news.tsx'
import type { NewsOnHome } from './present-home.ts'

const newsItem = (id: number): NewsOnHome => ({
  id,
  title: `News ${id}`,
  to: `/resources/NewsDetail/news-${id}`,
  picture: undefined,
  subcategory: undefined,
  date: `November ${id}, 2026`,
  day: `2026-11-0${id}`,
})

function render(items: readonly NewsOnHome[], failed = false): string {
  const view = (
    <>
      <LatestNews items={items} failed={failed} />
      <LatestList items={items} />
    </>
  )
  return renderInLanguage(view, 'EN')
}

test('the slider has the reversed order, the list of small screens is newest first', () => {
  const html = render([newsItem(1), newsItem(2), newsItem(3)])
  const titles = [...html.matchAll(/>News (\d)<\/a>/g)].map(([, id]) => id)
  expect(titles).toEqual(['1', '2', '3', '3', '2', '1'])
})

test('without news there is a message and no slider', () => {
  const html = render([])
  expect(html).toContain('No news yet')
  expect(html).not.toContain('aria-roledescription')
})

test('a list that failed says so', () => {
  expect(render([], true)).toContain('could not be loaded')
})
