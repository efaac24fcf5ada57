import type { DataStrategyResult } from 'react-router'
import { enforceDocumentLanguage } from '../language/enforce-document-language.ts'
import { documentLanguage } from '../language/stored-language.ts'
import { loadMessages } from '../messages/messages.ts'
import { type ClientMiddleware, replayCurrentPage } from './current-page.ts'

/** Whether the page did not come. Redirects are thrown, and a 404 of ours is a page to show. */
export function isFailure({ type, result }: DataStrategyResult): boolean {
  const { status } = (result ?? {}) as { readonly status?: number }
  return type === 'error' && !(result instanceof Response) && status !== 404
}

/**
 * Runs around every navigation in the browser. Where the data, the module or the messages of the next
 * page fail to load, the current page stays. The code for this is fetched when the page is idle: at the
 * time of a failure there may be no network.
 */
export const clientMiddleware: ClientMiddleware[] = [
  replayCurrentPage,
  enforceDocumentLanguage,
  async ({ request: { signal } }, next) => {
    const hasMessages = loadMessages(documentLanguage()).then(
      () => true,
      () => false,
    )
    const results = await next()
    const isComplete = (await hasMessages) && !Object.values(results).some(isFailure)
    if (!isComplete && !signal.aborted) {
      const { stayOnPage } = await import('./start-navigation.ts')
      await stayOnPage(signal)
    }
    return results
  },
]
