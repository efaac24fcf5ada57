import { type Language, type Preview, PreviewSchema } from '@gaashaan/contract'
import { type CallResult, readResult } from './call.ts'
import type { Transport } from './transport.ts'

/**
 * The working copy that a token opens; `missing` where it opens nothing, for whatever reason.
 * Failures are logged without the token.
 */
export async function previewByToken(
  transport: Transport,
  token: string,
  language: Language,
): Promise<CallResult<Preview>> {
  const result = await transport.preview(token, language)
  return readResult(transport, 'a preview', PreviewSchema, result)
}
