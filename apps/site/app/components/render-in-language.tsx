import type { Language } from '@gaashaan/contract/language'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { LanguageProvider } from '../language/language-context.tsx'
import { en } from '../messages/en.ts'
import { registerMessages } from '../messages/messages.ts'
import { so } from '../messages/so.ts'
import { NewsProvider } from '../news-selection/news-context.tsx'
import { exampleSettings } from '../settings/settings.examples.ts'
import { SettingsProvider } from '../settings/settings-context.tsx'

registerMessages('SO', so)
registerMessages('EN', en)

/** For tests: the server's HTML of a component, on a page in the given language and at the given path. */
export function renderInLanguage(node: ReactNode, language: Language, path = '/'): string {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <SettingsProvider value={exampleSettings}>
        <LanguageProvider language={language}>
          <NewsProvider>{node}</NewsProvider>
        </LanguageProvider>
      </SettingsProvider>
    </MemoryRouter>,
  )
}
