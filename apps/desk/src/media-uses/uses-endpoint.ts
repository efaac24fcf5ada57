import { APIError, type Endpoint } from 'payload'
import { hasRole } from '../access/role.ts'
import { usesOfFile } from './uses-of-file.ts'

/** `GET /api/media/:id/uses`: everything that uses a file, for those who may read it at the desk. */
export const usesEndpoint: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  handler: async ({ payload, routeParams, user }) => {
    if (!hasRole(user, 'writer', 'publisher', 'administrator')) {
      throw new APIError('Forbidden', 403, null, true)
    }
    const uses = await usesOfFile(payload, Number(routeParams?.id))
    return Response.json({ uses }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
