import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { examples } from './filter-chips.examples.tsx'

function links(example: 'typical' | 'chosen'): readonly string[] {
  const address = '/resources/news?page=2&language=EN'
  const html = renderInLanguage(examples[example]('EN'), 'EN', address)
  return html.match(/<a .*?<\/a>/g) ?? []
}

test('All stands first and is the current one where nothing is chosen', () => {
  const [all, ...others] = links('typical')
  expect(all).toContain('aria-current="true"')
  expect(all).toContain('href="/resources/news?language=EN"')
  expect(all).toContain('All</a>')
  expect(others.join()).not.toContain('aria-current')
})

test('a chip leads to its first page, and the chosen one is marked', () => {
  const [all, , health] = links('chosen')
  expect(all).not.toContain('aria-current')
  expect(health).toContain('aria-current="true"')
  expect(health).toContain('subcategory=Health')
  expect(health).not.toContain('page=')
})
