import { isLanguage } from '@gaashaan/contract'
import type { FastifyInstance } from 'fastify'
import type { QueryArchive } from '../../app/archive/archive.ts'
import {
  MAX_QUERY_CHARS,
  type QueryRelated,
  type QuerySearch,
  SUGGESTIONS_PATH,
} from '../../app/search/search.ts'
import { JSON_TYPE, sendBody } from '../http/send-body.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import type { Search } from './search.ts'

/** Seconds for which a browser need not ask again for what it has just been suggested. */
const KEPT = 'private, max-age=30'

/** The pages' way to the search: it tells them where what they show is older than what is public. */
export function createSearchQuery(
  search: Search | undefined,
  contentVersion: Pick<ContentVersion, 'current'>,
): QuerySearch {
  return async (question) => {
    if (!search) return { state: 'away' }
    return search.ask(question, await contentVersion.current())
  }
}

/** The archive's pages' way to it. */
export function createArchiveQuery(
  search: Search | undefined,
  contentVersion: Pick<ContentVersion, 'current'>,
): QueryArchive {
  return async (question) => {
    if (!search) return { state: 'away' }
    return search.archive(question, await contentVersion.current())
  }
}

/** The articles' way to what stands beside them; nothing where this process has no search. */
export function createRelatedQuery(
  search: Search | undefined,
  contentVersion: Pick<ContentVersion, 'current'>,
): QueryRelated {
  return async (language, postId) => {
    if (!search) return { isBehind: false }
    return search.beside(language, postId, await contentVersion.current())
  }
}

/** Suggestions below the search field while a reader types: `?q=…&language=SO`. */
export async function suggestionRoutes(app: FastifyInstance): Promise<void> {
  const { search } = app.services
  app.get(SUGGESTIONS_PATH, async (request, reply) => {
    const { q, language } = request.query as Record<string, unknown>
    const isSane = typeof q === 'string' && q.length <= MAX_QUERY_CHARS && isLanguage(language)
    const suggestions = isSane && search ? await search.suggest(language, q) : []
    return sendBody(request, reply, {
      status: 200,
      contentType: JSON_TYPE,
      body: Buffer.from(JSON.stringify({ suggestions })),
      cacheControl: KEPT,
    })
  })
}
