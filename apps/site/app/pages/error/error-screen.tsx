import { lazy, Suspense } from 'react'
import { documentLanguage } from '../../language/stored-language.ts'
import { loadMessages } from '../../messages/messages.ts'
import type { Failure } from './error-page.tsx'

/** The router's heading, in English whatever the page's language (Specification §2). */
const HEADING = 'Unexpected Application Error!'

/** What is left to show where the screen itself cannot be fetched. */
const Heading = () => <h1 lang="en">{HEADING}</h1>

/** Fetched by a browser whose page failed: most never do. */
const ErrorPage = lazy(async () => {
  const page = import('./error-page.tsx')
  if (import.meta.env.SSR) return page
  try {
    await loadMessages(documentLanguage())
    return await page
  } catch {
    return { default: Heading }
  }
})

/** The error screen (Specification §2). */
export function ErrorScreen(failure: Failure) {
  return (
    <Suspense>
      <ErrorPage {...failure} heading={HEADING} />
    </Suspense>
  )
}
