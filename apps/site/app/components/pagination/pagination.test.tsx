import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { examples } from './pagination.examples.tsx'

const render = (example: keyof typeof examples, path = '/list') =>
  renderInLanguage(examples[example], 'EN', path)

test('a list of one page has no pagination', () => {
  expect(render('empty')).toBe('')
})

test('the current page is marked and the others are links that keep the query', () => {
  const html = render('typical', '/list?view=grid&page=2')
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Page 2 of 3" aria-current="page"')
  expect(html).toContain('href="/list?view=grid"')
  expect(html).toContain('href="/list?view=grid&amp;page=3"')
})

test('the first page has no previous link, and the last page no next link', () => {
  expect(render('first')).not.toContain('rel="prev"')
  expect(render('first')).toContain('rel="next"')
  expect(render('last')).not.toContain('rel="next"')
})
