import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { documentLanguage } from './language/stored-language.ts'
import { loadBaseMessages, loadMessages } from './messages/messages.ts'
import { PATHS } from './paths/canonical-paths.ts'

async function hydrate(): Promise<void> {
  // Hydration compares the page with what React renders, so the page's messages must be loaded.
  const language = documentLanguage()
  await (location.pathname === PATHS.home ? loadBaseMessages(language) : loadMessages(language))
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
  // Navigation and offline support wait until the browser is idle.
  ;(window.requestIdleCallback ?? setTimeout)(() => {
    void import('./navigation/start-navigation.ts')
    void import('./offline/start-offline.ts')
  })
}

void hydrate()
