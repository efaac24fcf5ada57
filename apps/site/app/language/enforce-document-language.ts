import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from 'react-router'
import { documentLanguage, languageSwitch, nextLanguage } from './stored-language.ts'

/** Loads the page as a new document where the server responds in another language. */
function redirectToLanguage(url: string): void {
  const { pathname, search } = new URL(url)
  if (languageSwitch.isActive || nextLanguage(search) === documentLanguage()) return
  throw redirectDocument(pathname + search)
}

/**
 * Keeps a document in one language: where the reader has chosen another language in another tab, the
 * next navigation loads a document. It checks again when the data is here, because the choice may have
 * changed before the request was sent.
 */
export const enforceDocumentLanguage: MiddlewareFunction<
  Record<string, DataStrategyResult>
> = async ({ request }, next) => {
  redirectToLanguage(request.url)
  await next()
  redirectToLanguage(request.url)
}
