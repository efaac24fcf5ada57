import { isLanguage } from '@gaashaan/contract'
import type { FastifyInstance } from 'fastify'
import type { QueryArchive } from '../../app/archive/archive.ts'
import {
  MAX_QUERY_CHARS,
  type QueryRelated,
  type QuerySearch,
  SUGGESTIONS_PATH,
} from '../../app/search/search.ts'
import type { QueryVerify } from '../../app/verify/verify.ts'
import { JSON_TYPE, sendBody } from '../http/send-body.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import type { Search } from './search.ts'

/** How long a browser reuses suggestions. */
const CACHE_CONTROL = 'private, max-age=30'

type CurrentVersion = Pick<ContentVersion, 'current'>

/** The pages' access to the search. The results say whether they are older than the public content. */
export const createSearchQuery =
  (search: Search | undefined, contentVersion: CurrentVersion): QuerySearch =>
  async (query) =>
    search?.search(query, await contentVersion.current()) ?? { state: 'away' }

export const createArchiveQuery =
  (search: Search | undefined, contentVersion: CurrentVersion): QueryArchive =>
  async (query) =>
    search?.archive(query, await contentVersion.current()) ?? { state: 'away' }

export const createRelatedQuery =
  (search: Search | undefined, contentVersion: CurrentVersion): QueryRelated =>
  async (language, postId) =>
    search?.related(language, postId, await contentVersion.current()) ?? { isBehind: false }

export const createVerifyQuery =
  (search: Search | undefined, contentVersion: CurrentVersion): QueryVerify =>
  async (question) =>
    search?.verify(question, await contentVersion.current()) ?? { state: 'away' }

/** Suggestions below the search field while a visitor types: `?q=…&language=SO`. */
export async function suggestionRoutes(app: FastifyInstance): Promise<void> {
  const { search } = app.services
  app.get(SUGGESTIONS_PATH, async (request, reply) => {
    const { q, language } = request.query as Record<string, unknown>
    const isValid = typeof q === 'string' && q.length <= MAX_QUERY_CHARS && isLanguage(language)
    const suggestions = isValid && search ? await search.suggest(language, q) : []
    return sendBody(request, reply, {
      status: 200,
      contentType: JSON_TYPE,
      body: Buffer.from(JSON.stringify({ suggestions })),
      cacheControl: CACHE_CONTROL,
    })
  })
}
