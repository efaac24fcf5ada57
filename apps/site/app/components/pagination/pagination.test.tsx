import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { en } from '../../language/words/en.ts'
import { keepWords } from '../../language/words.ts'
import { Pagination } from './pagination.tsx'

keepWords('EN', en)

function rendered(page: number, pages: number, address = '/list'): string {
  return renderToString(
    <MemoryRouter initialEntries={[address]}>
      <LanguageProvider language="EN">
        <Pagination page={page} pages={pages} />
      </LanguageProvider>
    </MemoryRouter>,
  )
}

test('a list of one page has no pagination', () => {
  expect(rendered(1, 1)).toBe('')
})

test('the current page is marked and the others are links that keep the query', () => {
  const html = rendered(2, 3, '/list?view=grid&page=2')
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Page 2 of 3" aria-current="page"')
  expect(html).toContain('href="/list?view=grid"')
  expect(html).toContain('href="/list?view=grid&amp;page=3"')
})

test('the first page has no link to a previous one, nor the last to a next one', () => {
  expect(rendered(1, 3)).not.toContain('rel="prev"')
  expect(rendered(1, 3)).toContain('rel="next"')
  expect(rendered(3, 3)).not.toContain('rel="next"')
})
