import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { documentLanguage } from './language/stored-language.ts'
import { loadBaseMessages, loadMessages } from './messages/messages.ts'
import { PATHS } from './paths/canonical-paths.ts'

async function hydrate(): Promise<void> {
  // The words of the page's language must be here before React compares the page with its own.
  const language = documentLanguage()
  await (location.pathname === PATHS.home ? loadBaseMessages(language) : loadMessages(language))
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
  // What works without a network begins when the page is at rest.
  ;(window.requestIdleCallback ?? setTimeout)(() => {
    void import('./navigation/start-navigation.ts')
    void import('./offline/start-offline.ts')
  })
}

void hydrate()
