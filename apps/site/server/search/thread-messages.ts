import type { SearchQuestion } from '../../app/search/search.ts'

/** What a search thread is started with. */
export interface ThreadWork {
  /** Path of the index. */
  readonly file: string
  readonly apiBaseUrl: string
  /** Whether this thread also keeps the index true to the host. */
  readonly keeps: boolean
}

export interface Asked {
  readonly id: number
  readonly ask: 'search' | 'suggest'
  readonly question: SearchQuestion
  /** The content version that is known to hold, where the host tells one. */
  readonly version: string | undefined
}

export interface Answered {
  readonly id: number
  readonly answer: unknown
}
