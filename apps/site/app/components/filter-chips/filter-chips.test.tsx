import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { examples } from './filter-chips.examples.tsx'

function renderLinks(example: 'typical' | 'chosen'): readonly string[] {
  const path = '/resources/news?page=2&language=EN'
  const html = renderInLanguage(examples[example]('EN'), 'EN', path)
  return html.match(/<a .*?<\/a>/g) ?? []
}

test('All is first, and the current chip where no filter is chosen', () => {
  const [all, ...filters] = renderLinks('typical')
  expect(all).toContain('aria-current="true"')
  expect(all).toContain('href="/resources/news?language=EN"')
  expect(all).toContain('All</a>')
  expect(filters.join()).not.toContain('aria-current')
})

test('a chip leads to the first page of its filter, and the chosen one is marked', () => {
  const [all, , health] = renderLinks('chosen')
  expect(all).not.toContain('aria-current')
  expect(health).toContain('aria-current="true"')
  expect(health).toContain('subcategory=Health')
  expect(health).not.toContain('page=')
})
