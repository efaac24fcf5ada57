import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router'
import { documentLanguage, languageSwitch, upcomingLanguage } from './stored-language.ts'

/** Loads the page as a document of its own where the server answers in another language. */
function leaveForLanguage(url: string): void {
  const { pathname, search } = new URL(url)
  if (languageSwitch.isUnderWay || upcomingLanguage(search) === documentLanguage()) return
  throw redirectDocument(pathname + search)
}

/**
 * Keeps a document in one language: where the reader has chosen another one meanwhile, in another
 * tab, the next step loads a document. It looks again when the data is here, for the choice may have
 * changed before the request was sent.
 */
export const keepOneLanguage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  leaveForLanguage(request.url)
  await next()
  leaveForLanguage(request.url)
}
