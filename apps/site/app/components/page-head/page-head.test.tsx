import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { en } from '../../language/words/en.ts'
import { so } from '../../language/words/so.ts'
import { keepWords } from '../../language/words.ts'
import { exampleSettings } from '../../settings/settings.examples.ts'
import { SettingsProvider } from '../../settings/settings-context.tsx'
import { PageHead } from './page-head.tsx'

keepWords('SO', so)
keepWords('EN', en)

type Listed = { readonly filter?: string; readonly page?: number; readonly pages?: number }

function titleOf(language: 'SO' | 'EN', title: string, listed: Listed): string | undefined {
  const html = renderToString(
    <MemoryRouter>
      <SettingsProvider value={exampleSettings}>
        <LanguageProvider language={language}>
          <PageHead title={title} {...listed} />
        </LanguageProvider>
      </SettingsProvider>
    </MemoryRouter>,
  )
  return /<title>([^<]*) – /.exec(html)?.[1]
}

test.each([
  ['EN', 'News', {}, 'News'],
  ['EN', 'News', { page: 1, pages: 3 }, 'News'],
  ['EN', 'News', { filter: 'Health', page: 2, pages: 3 }, 'News: Health, page 2 of 3'],
  ['SO', 'Wararka', { filter: 'Caafimaad' }, 'Wararka: Caafimaad'],
  ['SO', 'Wararka', { page: 2, pages: 3 }, 'Wararka, bogga 2 ee 3'],
] as const)('in %s the title of %s on %j is "%s"', (language, title, listed, expected) => {
  expect(titleOf(language, title, listed)).toBe(expected)
})
