import { lazy, Suspense } from 'react'
import { documentLanguage } from '../../language/stored-language.ts'
import { loadMessages } from '../../messages/messages.ts'
import type { Failure } from './error-page.tsx'

/** The router's heading, always in English (Specification §2). */
const HEADING = 'Unexpected Application Error!'

/** Shown where the screen itself cannot be fetched. */
const Heading = () => <h1 lang="en">{HEADING}</h1>

/** Loaded only when a page has failed, which most browsers never need. */
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
