import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { examples } from './pagination.examples.tsx'

const rendered = (example: keyof typeof examples, address = '/list') =>
  renderInLanguage(examples[example], 'EN', address)

test('a list of one page has no pagination', () => {
  expect(rendered('empty')).toBe('')
})

test('the current page is marked and the others are links that keep the query', () => {
  const html = rendered('typical', '/list?view=grid&page=2')
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Page 2 of 3" aria-current="page"')
  expect(html).toContain('href="/list?view=grid"')
  expect(html).toContain('href="/list?view=grid&amp;page=3"')
})

test('the first page has no link to a previous one, nor the last to a next one', () => {
  expect(rendered('first')).not.toContain('rel="prev"')
  expect(rendered('first')).toContain('rel="next"')
  expect(rendered('last')).not.toContain('rel="next"')
})
