import { checkId } from '@gaashaan/contract'
import type { Endpoint } from 'payload'
import { hasRole } from '../access/role.ts'
import { refusalResponse } from '../collections/preview-links/refusals.ts'
import { env } from '../env/env.ts'
import { publishStatus } from './publish-status.ts'

/**
 * `GET /api/posts/:id/on-site` returns what readers have of a post: `{ so, en }`, each a
 * `PublishStatus`; both `null` where the desk knows no site.
 */
export const publishStatusEndpoint: Endpoint = {
  path: '/:id/on-site',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, 'writer', 'publisher', 'administrator'))
      return refusalResponse(req, 'forbidden')
    const id = checkId(String(req.routeParams?.id))
    if (id === undefined) return refusalResponse(req, 'not_found')
    const { siteUrl } = env
    if (siteUrl === '') return Response.json({ so: null, en: null })
    const [so, en] = await Promise.all(
      (['SO', 'EN'] as const).map((language) =>
        publishStatus(req.payload, { siteUrl, id, language }),
      ),
    )
    return Response.json({ so, en }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
