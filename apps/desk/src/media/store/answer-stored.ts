import type { PayloadRequest } from 'payload'
import { failure } from '../../http/json-response.ts'
import { serveFile } from '../files/serve-file.ts'
import { storeOf } from './open-store.ts'
import { StoreAway } from './store-away.ts'

/**
 * Answers Payload's own address of a file, `/api/media/file/<name>`, which its screens use. Payload
 * has asked already whether the editor may have it.
 */
export async function sendStored(
  { headers, method = 'GET', payload }: PayloadRequest,
  { params }: { readonly params: { readonly filename: string } },
): Promise<Response> {
  const request = new Request('http://desk.invalid/', { method, headers })
  try {
    return await serveFile(storeOf(payload), params.filename, request, undefined)
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error
    payload.logger.error({ err: error, msg: error.message })
    return failure(request, 'unavailable')
  }
}
