import { CACHE_TAG_HEADER } from '@gaashaan/contract'
import { type Clock, withTimeout } from '../clock.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { responseHeaders } from './media-request.ts'

/** Longest wait for a file's first byte. */
const MAX_WAIT_MS = 10_000

/** A host of files, and how to reach it. */
export interface FileHost {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
}

/** The content version in which a file is public, and the cache tags of what makes it so. */
export interface Publicity {
  readonly version: string
  readonly tags?: readonly string[] | undefined
}

function publicityOf(headers: Headers): Publicity | undefined {
  const version = headers.get('x-content-version')
  return version === null ? undefined : { version, tags: headers.get(CACHE_TAG_HEADER)?.split(' ') }
}

/** A file, or a part of one, whose body is still to be read. */
export interface StreamedFile {
  readonly kind: 'file'
  readonly response: Response
  /** The headers for the reader. */
  readonly headers: Record<string, string>
  /** In what content the file is public, where that depends on the content. */
  readonly publicity: Publicity | undefined
  /** Ends the body. */
  readonly abort: () => void
}

export type FileResponse =
  | StreamedFile
  | { readonly kind: 'unsatisfiable'; readonly contentRange: string | null }
  | { readonly kind: 'missing' | 'removed' | 'away' }

interface FileRequest {
  readonly method?: string
  readonly headers: Record<string, string>
  /** With its question mark. It may hold a preview token, and must not get into a log. */
  readonly query?: string
}

/**
 * Requests a file by its path at the host. No cookie passes in either direction, and redirects are
 * not followed. Never throws. `controller` ends the request and the body.
 */
export async function fetchFile(
  { apiBaseUrl, fetch, clock }: FileHost,
  path: string,
  { query = '', ...init }: FileRequest,
  controller = new AbortController(),
): Promise<FileResponse> {
  const abort = () => controller.abort()
  const { signal } = controller
  const url = apiBaseUrl + path + query
  const request = fetch(url, { ...init, redirect: 'manual', signal }).catch(() => undefined)
  const response = await withTimeout(clock, MAX_WAIT_MS, request, undefined)
  if (!response || response.status >= 500) {
    abort()
    return { kind: 'away' }
  }
  const { status } = response
  const isFile = status === 200 || status === 206 || status === 304
  const headers = isFile ? responseHeaders(path, status, response.headers) : undefined
  const publicity = publicityOf(response.headers)
  if (headers) return { kind: 'file', response, headers, publicity, abort }
  abort()
  if (status !== 416) return { kind: status === 410 ? 'removed' : 'missing' }
  return { kind: 'unsatisfiable', contentRange: response.headers.get('content-range') }
}
