import type { Language } from '@gaashaan/contract/language'
import type { QueryArchive } from '../archive/archive.ts'
import type { QueryRelated, QuerySearch } from '../search/search.ts'

/**
 * What came of asking the API host, `isOld` where the last good answer stands in for one that could
 * not be had. `unreachable`: no answer in time, or none that could be read.
 */
export type TransportResult =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly json: unknown
      readonly isOld?: boolean
      /** Seconds after which to ask again, of a refusal. */
      readonly retryAfter?: number
    }
  | { readonly kind: 'unreachable'; readonly reason: string }

/**
 * How the pages reach the API host. The server gives one that remembers good answers and serves
 * them while the host is away; tests give one that answers from examples.
 */
export interface Transport {
  /** Asks a GET call by path and query, such as `/api/posts/public/7?language=SO`. Never throws. */
  readonly get: (address: string) => Promise<TransportResult>
  /** A video's title from its host's oEmbed lookup; `undefined` when there is none to be had. */
  readonly videoTitle: (videoUrl: string) => Promise<string | undefined>
  /** Whether the live stream at an address answers; `undefined` where the site can't tell. */
  readonly streamState: (streamUrl: string) => 'on' | 'off' | undefined
  /** Sends a contact message's JSON; `client` is the reader's network address. */
  readonly sendContact: (body: unknown, client: string) => Promise<TransportResult>
  /** Searches the site's texts. Never throws. */
  readonly search: QuerySearch
  /** What a list published when. Never throws. */
  readonly archive: QueryArchive
  /** What stands beside an article. Never throws. */
  readonly beside: QueryRelated
  /** Says that what is made of the answers so far shows something else after these milliseconds. */
  readonly changesIn: (milliseconds: number) => void
  /**
   * Asks for the working copy that a token opens, for one visitor: nothing of it is kept, written
   * down or remembered. Only the page that shows it has a way to ask; elsewhere nothing is found.
   */
  readonly preview: (token: string, language: Language) => Promise<TransportResult>
  /** One line for the operators; lists that fail are logged and shown empty (Specification §8). */
  readonly warn: (line: string) => void
  /** The same of what a page can do without: it is whole, and made again before long. */
  readonly warnOptional: (line: string) => void
}
