import { type Clock, withTimeout } from '../clock.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { responseHeaders } from './media-request.ts'

/** Milliseconds until a file's first byte. */
const WAIT = 10_000

/** What the API host says to the question for a file, before its body. */
export type FileResponse =
  | {
      readonly kind: 'file'
      readonly response: Response
      readonly told: Record<string, string>
      /** The content's version in which the file is public, where the host says that it depends on it. */
      readonly version: string | undefined
    }
  | { readonly kind: 'outside'; readonly contentRange: string | null }
  | { readonly kind: 'missing' | 'away' }

interface Asked {
  readonly method?: string
  readonly headers: Record<string, string>
  /** With its question mark; stands in no name and no log. */
  readonly query?: string
}

/**
 * Asks for a file by the API host's path, for the holder of a preview's token where there is one.
 * Cookies pass neither way, redirects are not followed. Never throws; `controller` ends the question
 * and the body.
 */
export async function fetchFile(
  parts: { readonly apiBaseUrl: string; readonly fetch: Fetch; readonly clock: Clock },
  path: string,
  controller: AbortController,
  { query = '', ...asked }: Asked,
): Promise<FileResponse> {
  const question = parts
    .fetch(parts.apiBaseUrl + path + query, {
      ...asked,
      redirect: 'manual',
      signal: controller.signal,
    })
    .catch(() => undefined)
  const response = await withTimeout(parts.clock, WAIT, question, undefined)
  if (!response || response.status >= 500) {
    controller.abort()
    return { kind: 'away' }
  }
  const { status, headers } = response
  const isFile = status === 200 || status === 206 || status === 304
  const told = isFile ? responseHeaders(path, status, headers) : undefined
  const version = headers.get('x-content-version') ?? undefined
  if (told) return { kind: 'file', response, told, version }
  controller.abort()
  if (status === 416) return { kind: 'outside', contentRange: headers.get('content-range') }
  return { kind: 'missing' }
}
