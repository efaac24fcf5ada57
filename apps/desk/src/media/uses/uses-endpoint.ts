import { APIError, type Endpoint, type Payload } from 'payload'
import { hasRole } from '../../access/role.ts'
import { storeOf } from '../store/open-store.ts'
import { usesOfFile } from './uses-of-file.ts'

/** Whether the store has a file's bytes; `null` if the store does not answer or there is no document. */
async function isStored(payload: Payload, id: number): Promise<boolean | null> {
  const query = { collection: 'media', id, depth: 0, disableErrors: true } as const
  const media = await payload.findByID({ ...query, select: { filename: true } })
  if (!media?.filename) return null
  const stat = storeOf(payload).stat(media.filename)
  return stat.then((found) => found !== undefined).catch(() => null)
}

/**
 * `GET /api/media/:id/uses`: everything that uses a file, and whether it is stored, for everyone who may
 * read it at the desk.
 */
export const usesEndpoint: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async ({ payload, routeParams, t, user }) => {
    if (!hasRole(user, 'writer', 'publisher', 'administrator')) {
      throw new APIError('Forbidden', 403, null, true)
    }
    const id = Number(routeParams?.id)
    if (!Number.isSafeInteger(id)) throw new APIError(t('error:notFound'), 404)
    const [uses, stored] = await Promise.all([usesOfFile(payload, id), isStored(payload, id)])
    return Response.json({ uses, stored }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
