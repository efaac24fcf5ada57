import { callAddress, isPreviewToken } from '@gaashaan/contract'
import type { Language } from '@gaashaan/contract/language'
import type { Outcome } from '../app/api/transport.ts'
import { boundedFetch, type Fetch } from './bounded-fetch.ts'
import type { Clock } from './clock.ts'
import type { ContentVersion } from './content-version.ts'
import { reasonOf } from './log.ts'
import { withoutApiHost } from './own-addresses.ts'

/** Milliseconds and bytes of an answer. */
const BOUNDS = { milliseconds: 10_000, bytes: 8 * 1024 * 1024 } as const

/** Most previews asked for at once: nobody can make a site ask the desk without end. */
const MOST_AT_ONCE = 20

const NOT_FOUND: Outcome = { kind: 'answer', status: 404, json: null }

/**
 * The way to ask for a working copy: past every memory of answers, each time anew. The token goes in
 * a header, so that no server on the way writes it down with the address.
 */
export function createAskPreview(parts: {
  readonly apiBaseUrl: string
  readonly pictureHosts: readonly string[]
  readonly fetch: Fetch
  readonly clock: Clock
  readonly contentVersion: Pick<ContentVersion, 'current' | 'hasExtensions'>
}): (token: string, language: Language) => Promise<Outcome> {
  let underWay = 0
  return async (token, language) => {
    if (!isPreviewToken(token)) return NOT_FOUND
    await parts.contentVersion.current()
    const hasExtensions = parts.contentVersion.hasExtensions()
    if (hasExtensions === false) return NOT_FOUND
    if (!hasExtensions) return { kind: 'unreachable', reason: 'the API host has told nothing yet' }
    if (underWay >= MOST_AT_ONCE) return { kind: 'unreachable', reason: 'too many previews' }
    underWay += 1
    try {
      const address = parts.apiBaseUrl + callAddress('preview', { language })
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
      const init = { headers, redirect: 'error', cache: 'no-store' } as const
      const { status, body } = await boundedFetch(parts, address, BOUNDS, init)
      const json = withoutApiHost(body.toString(), parts.apiBaseUrl, parts.pictureHosts)
      return { kind: 'answer', status, json }
    } catch (error) {
      return { kind: 'unreachable', reason: reasonOf(error) }
    } finally {
      underWay -= 1
    }
  }
}
