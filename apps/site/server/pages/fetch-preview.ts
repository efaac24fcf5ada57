import { callPath, isPreviewToken } from '@gaashaan/contract'
import type { Language } from '@gaashaan/contract/language'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { TransportResult } from '../../app/api/transport.ts'
import type { Clock } from '../clock.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import { type Fetch, fetchWithLimits } from '../upstream/fetch-with-limits.ts'
import { stripApiHost } from '../upstream/strip-api-host.ts'
import type { PreviewGuard, PreviewVerdict } from './preview-guard.ts'

/** Milliseconds and bytes of an answer. */
const BOUNDS = { milliseconds: 10_000, bytes: 8 * 1024 * 1024 } as const

const NOT_FOUND: TransportResult = { kind: 'answer', status: 404, json: null }

function verdictOf(outcome: TransportResult): PreviewVerdict {
  if (outcome.kind !== 'answer') return 'unclear'
  return outcome.status === 200 ? 'opens' : outcome.status === 404 ? 'unknown' : 'unclear'
}

/**
 * The way to ask for a working copy: past every memory of answers, each time anew. The token goes in
 * a header, so that no server on the way writes it down with the address.
 */
export function createFetchPreview(parts: {
  readonly apiBaseUrl: string
  readonly pictureHosts: readonly string[]
  readonly fetch: Fetch
  readonly clock: Clock
  readonly contentVersion: Pick<ContentVersion, 'current' | 'hasExtensions'>
  readonly guard: PreviewGuard
}): (token: string, language: Language, client: string) => Promise<TransportResult> {
  async function askDesk(token: string, language: Language): Promise<TransportResult> {
    try {
      const address = parts.apiBaseUrl + callPath('preview', { language })
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
      const init = { headers, redirect: 'error', cache: 'no-store' } as const
      const { status, body } = await fetchWithLimits(parts, address, BOUNDS, init)
      const json = stripApiHost(body.toString(), parts.apiBaseUrl, parts.pictureHosts)
      return { kind: 'answer', status, json }
    } catch (error) {
      return { kind: 'unreachable', reason: errorMessage(error) }
    }
  }
  return async (token, language, client) => {
    if (!isPreviewToken(token)) return NOT_FOUND
    await parts.contentVersion.current()
    const hasExtensions = parts.contentVersion.hasExtensions()
    if (hasExtensions === false) return NOT_FOUND
    if (!hasExtensions) return { kind: 'unreachable', reason: 'the API host has told nothing yet' }
    const outcome = await parts.guard({ token, client }, () => askDesk(token, language), verdictOf)
    return outcome ?? { kind: 'unreachable', reason: 'too many unknown tokens came from a network' }
  }
}
