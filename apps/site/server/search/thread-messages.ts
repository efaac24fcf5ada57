import type { Language } from '@gaashaan/contract'
import type { ArchiveQuery } from '../../app/archive/archive.ts'
import type { SearchQueryInput } from '../../app/search/search.ts'

/** What a search thread is started with. */
export interface ThreadWork {
  /** Path of the index. */
  readonly file: string
  readonly apiBaseUrl: string
  /** Whether this thread also keeps the index true to the host. */
  readonly keeps: boolean
}

/** A request to the thread; `version` is the known content version, where the host has one. */
export type PendingRequest =
  | {
      readonly ask: 'search' | 'suggest'
      readonly question: SearchQueryInput
      readonly version: string | undefined
    }
  | {
      readonly ask: 'archive'
      readonly question: ArchiveQuery
      readonly version: string | undefined
    }
  | { readonly ask: 'state'; readonly version: string | undefined }
  | {
      readonly ask: 'beside'
      readonly language: Language
      readonly postId: number
      readonly version: string | undefined
    }

export type ThreadRequest = PendingRequest & { readonly id: number }

export interface ThreadResponse {
  readonly id: number
  readonly answer: unknown
}
