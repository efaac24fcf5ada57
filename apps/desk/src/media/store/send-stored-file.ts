import type { PayloadRequest } from 'payload'
import { failureResponse } from '../../http/json-response.ts'
import { serveFile } from '../files/serve-file.ts'
import { storeOf } from './open-store.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/**
 * The response for `/api/media/file/<name>`, which Payload's screens use. Payload has checked already
 * whether the editor may read the file.
 */
export async function sendStoredFile(
  { headers, method = 'GET', payload }: PayloadRequest,
  { params }: { readonly params: { readonly filename: string } },
): Promise<Response> {
  const request = new Request('http://desk.invalid/', { method, headers })
  try {
    return await serveFile(storeOf(payload), params.filename, request, undefined)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    payload.logger.error({ err: error, msg: error.message })
    return failureResponse(request, 'unavailable')
  }
}
