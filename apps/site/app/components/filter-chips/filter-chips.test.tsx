import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { en } from '../../language/words/en.ts'
import { keepWords } from '../../language/words.ts'
import { FilterChips } from './filter-chips.tsx'

keepWords('EN', en)

function links(current: string | undefined): readonly string[] {
  const html = renderToString(
    <MemoryRouter initialEntries={['/resources/news?page=2&language=EN']}>
      <LanguageProvider language="EN">
        <FilterChips
          label="Filter"
          name="subcategory"
          values={['Sea', 'Health']}
          current={current}
        />
      </LanguageProvider>
    </MemoryRouter>,
  )
  return html.match(/<a .*?<\/a>/g) ?? []
}

test('All stands first and is the current one where nothing is chosen', () => {
  const [all, ...others] = links(undefined)
  expect(all).toContain('aria-current="true"')
  expect(all).toContain('href="/resources/news?language=EN"')
  expect(all).toContain('All</a>')
  expect(others.join()).not.toContain('aria-current')
})

test('a chip leads to its first page, and the chosen one is marked', () => {
  const [all, , health] = links('Health')
  expect(all).not.toContain('aria-current')
  expect(health).toContain('aria-current="true"')
  expect(health).toContain('subcategory=Health')
  expect(health).not.toContain('page=')
})
