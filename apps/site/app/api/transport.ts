import type { Language } from '@gaashaan/contract/language'
import type { QueryArchive } from '../archive/archive.ts'
import type { QueryRelated, QuerySearch } from '../search/search.ts'
import type { QueryVerify } from '../verify/verify.ts'

/**
 * A response of the API host, or why there is none: `unreachable` means no response in time, or none
 * that could be read. `isOld` marks the last good response, which stands in for a failed request.
 */
export type TransportResult =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly json: unknown
      readonly isOld?: boolean
      /** What the response was made from; absent where any change may concern it. */
      readonly tags?: ReadonlySet<string>
      /** Equal only for equal bodies. */
      readonly fingerprint?: string
      /** Seconds until a refused request may be repeated. */
      readonly retryAfter?: number
    }
  | { readonly kind: 'unreachable'; readonly reason: string }

/**
 * How the pages reach the API host. The server's transport caches good responses and serves them while
 * the host is away; the tests' transport responds with examples.
 */
export interface Transport {
  /**
   * Requests a GET call by path and query, such as `/api/posts/public/7?language=SO`. Never throws.
   * A list `isForAside` that only stands beside a page's own content: while the site is busy, a new
   * text may be missing there for a moment.
   */
  readonly get: (
    path: string,
    options?: { readonly isForAside?: boolean },
  ) => Promise<TransportResult>
  /** A video's title from its host's oEmbed lookup; `undefined` where there is none. */
  readonly videoTitle: (videoUrl: string) => Promise<string | undefined>
  /** Whether the live stream is on air; `undefined` where the site cannot tell. */
  readonly streamState: (streamUrl: string) => 'on' | 'off' | undefined
  /** Sends a contact message's JSON; `client` is the reader's network address. */
  readonly sendContact: (body: unknown, client: string) => Promise<TransportResult>
  /** Searches the site's texts. Never throws. */
  readonly search: QuerySearch
  /** Lists what was published in which month. Never throws. */
  readonly archive: QueryArchive
  /** Looks for a text among everything that was published. Never throws. */
  readonly verify: QueryVerify
  /** Finds the articles that are related to one. Never throws. */
  readonly related: QueryRelated
  /** Sets after how many milliseconds a page rendered from these responses is out of date. */
  readonly expireAfter: (milliseconds: number) => void
  /**
   * Requests the working copy that a token opens, for one visitor: it is never cached, stored or
   * logged. Only the preview page has this method; elsewhere the result is a 404.
   */
  readonly preview: (token: string, language: Language) => Promise<TransportResult>
  /** Logs one line for the operators; lists that fail are logged and shown empty (Specification §8). */
  readonly warn: (line: string) => void
  /** The same for an optional part of a page: the page is rendered again before long. */
  readonly warnOptional: (line: string) => void
}

/** The same transport for the lists of an aside. */
export function forAside(transport: Transport): Transport {
  return { ...transport, get: (path) => transport.get(path, { isForAside: true }) }
}
