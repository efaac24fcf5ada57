import { type Language, type Preview, PreviewSchema, parseResponse } from '@gaashaan/contract'
import type { CallResult } from './call.ts'
import type { Transport } from './transport.ts'

/**
 * The working copy that a token opens; `missing` where it opens nothing, for whatever reason. What
 * fails is logged without the token.
 */
export async function previewOf(
  transport: Transport,
  token: string,
  language: Language,
): Promise<CallResult<Preview>> {
  const outcome = await transport.preview(token, language)
  if (outcome.kind === 'unreachable') {
    transport.warn(`a preview: ${outcome.reason}`)
    return { state: 'failed' }
  }
  if (outcome.status === 404) return { state: 'missing' }
  const data = outcome.status === 200 ? parseResponse(PreviewSchema, outcome.json) : undefined
  if (data) return { state: 'loaded', data }
  transport.warn(`a preview: status ${outcome.status}, unexpected shape`)
  return { state: 'failed' }
}
