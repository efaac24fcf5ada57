import { expect, test } from 'vitest'
import { renderInLanguage } from '../render-in-language.tsx'
import { PageHead } from './page-head.tsx'

type ListProps = { readonly filter?: string; readonly page?: number; readonly pages?: number }

function titleOf(language: 'SO' | 'EN', title: string, list: ListProps): string | undefined {
  const html = renderInLanguage(<PageHead title={title} {...list} />, language)
  return /<title>([^<]*) – /.exec(html)?.[1]
}

test.each([
  ['EN', 'News', {}, 'News'],
  ['EN', 'News', { page: 1, pages: 3 }, 'News'],
  ['EN', 'News', { filter: 'Health', page: 2, pages: 3 }, 'News: Health, page 2 of 3'],
  ['SO', 'Wararka', { filter: 'Caafimaad' }, 'Wararka: Caafimaad'],
  ['SO', 'Wararka', { page: 2, pages: 3 }, 'Wararka, bogga 2 ee 3'],
] as const)('in %s the title of %s with %j is "%s"', (language, title, list, expected) => {
  expect(titleOf(language, title, list)).toBe(expected)
})
