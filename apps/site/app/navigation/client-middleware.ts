import type { DataStrategyResult } from 'react-router'
import { keepOneLanguage } from '../language/one-language.ts'
import { documentLanguage } from '../language/stored-language.ts'
import { loadMessages } from '../messages/messages.ts'
import { answerPageAtHand, type ClientMiddleware } from './page-at-hand.ts'

/** Redirects are thrown, and a 404 of ours is a page to show; with any other error the page did not come. */
export function isFailure({ type, result }: DataStrategyResult): boolean {
  const { status } = (result ?? {}) as { readonly status?: number }
  return type === 'error' && !(result instanceof Response) && status !== 404
}

/**
 * Runs around every navigation in the browser. Where the data, the module or the words of the next
 * page fail, the page at hand stays. What keeps it is fetched at rest: now there may be no network.
 */
export const clientMiddleware: ClientMiddleware[] = [
  answerPageAtHand,
  keepOneLanguage,
  async ({ request: { signal } }, next) => {
    const words = loadMessages(documentLanguage()).then(
      () => true,
      () => false,
    )
    const results = await next()
    const isWhole = (await words) && !Object.values(results).some(isFailure)
    if (!isWhole && !signal.aborted) {
      const { keepPage } = await import('./start-navigation.ts')
      await keepPage(signal)
    }
    return results
  },
]
