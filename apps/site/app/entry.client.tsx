import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { documentLanguage } from './language/stored-language.ts'
import { loadBaseMessages, loadMessages } from './messages/messages.ts'
import { nameFragments } from './navigation/name-fragments.ts'
import { PATHS } from './paths/canonical-paths.ts'

/**
 * Starts navigation and offline support once the browser is idle. Where they do not arrive, since the
 * network is gone or the reader leaves the page, its links work as those of any page.
 */
function startWhenIdle(): void {
  ;(window.requestIdleCallback ?? setTimeout)(() => {
    Promise.all([
      import('./navigation/start-navigation.ts'),
      import('./offline/start-offline.ts'),
    ]).catch(() => undefined)
  })
}

function App() {
  // Both need the router, which React makes when it renders: a browser may be idle before that.
  useEffect(startWhenIdle, [])
  return <HydratedRouter />
}

async function hydrate(): Promise<void> {
  // Hydration compares the page with what React renders, so the page's messages must be loaded.
  const language = documentLanguage()
  await (location.pathname === PATHS.home ? loadBaseMessages(language) : loadMessages(language))
  startTransition(() => {
    hydrateRoot(document, <App />)
  })
}

nameFragments()
void hydrate()
