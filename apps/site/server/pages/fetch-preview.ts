import { callPath, isPreviewToken } from '@gaashaan/contract'
import type { Language } from '@gaashaan/contract/language'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { TransportResult } from '../../app/api/transport.ts'
import type { Services } from '../services.ts'
import { fetchWithLimits } from '../upstream/fetch-with-limits.ts'
import { stripApiHost } from '../upstream/strip-api-host.ts'
import type { PreviewVerdict } from './preview-guard.ts'

const LIMITS = { milliseconds: 10_000, bytes: 8 * 1024 * 1024 } as const

const NOT_FOUND: TransportResult = { kind: 'answer', status: 404, json: null }

const unreachable = (reason: string): TransportResult => ({ kind: 'unreachable', reason })

function verdictOf(outcome: TransportResult): PreviewVerdict {
  const status = outcome.kind === 'answer' ? outcome.status : undefined
  return status === 200 ? 'opens' : status === 404 ? 'unknown' : 'unclear'
}

/**
 * Fetches drafts for previews, without any cache. The token is sent in a header, so that no server
 * on the way logs it with the URL.
 */
export function createFetchPreview(services: Services) {
  const { env, contentVersion, previewGuard } = services
  const { apiBaseUrl, pictureHosts } = env

  async function fetchDraft(token: string, language: Language): Promise<TransportResult> {
    try {
      const url = apiBaseUrl + callPath('preview', { language })
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
      const init = { headers, cache: 'no-store' } as const
      const { status, body } = await fetchWithLimits(services, url, LIMITS, init)
      return {
        kind: 'answer',
        status,
        json: stripApiHost(body.toString(), apiBaseUrl, pictureHosts),
      }
    } catch (error) {
      return unreachable(errorMessage(error))
    }
  }

  return async (token: string, language: Language, client: string): Promise<TransportResult> => {
    if (!isPreviewToken(token)) return NOT_FOUND
    await contentVersion.current()
    const hasExtensions = contentVersion.hasExtensions()
    if (hasExtensions === false) return NOT_FOUND
    if (!hasExtensions) return unreachable('the API host has told nothing yet')
    const outcome = await previewGuard(
      { token, client },
      () => fetchDraft(token, language),
      verdictOf,
    )
    return outcome ?? unreachable('too many unknown tokens came from a network')
  }
}
