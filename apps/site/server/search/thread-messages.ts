import type { IndexReader } from './query/index-reader.ts'

/** The data that a search thread is started with. */
export interface ThreadData {
  /** Path of the index file. */
  readonly file: string
  readonly apiBaseUrl: string
  /** Whether this thread also keeps the index in step with the host. */
  readonly shouldSync: boolean
}

/** A call of one of the index reader's methods. */
export interface ThreadRequest {
  readonly id: number
  readonly method: keyof IndexReader
  readonly args: readonly unknown[]
}

export interface ThreadResponse {
  readonly id: number
  readonly result: unknown
}
