import { storedLanguage } from '@gaashaan/contract/language'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadWords } from './language/words.ts'

async function hydrate(): Promise<void> {
  // The words of the page's language must be here before React compares the page with its own.
  await loadWords(storedLanguage(document.documentElement.lang.toUpperCase()))
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}

void hydrate()
