import { checkId } from '@gaashaan/contract'
import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { thoseWhoPublish } from '../access/those-who-publish.ts'
import { type Finding, findingView } from './findings.ts'

/** A document of a collection as it would be saved, beside what readers have of it. */
export type FindingsOf<T> = (
  req: PayloadRequest,
  change: { readonly before: T | null; readonly after: T },
) => Promise<Finding[]> | Finding[]

/**
 * `POST /api/<collection>/publish-checks` with a document as a form holds it: what would be asked
 * before it is saved so, `{ findings: [{ key, kind, message }] }`. Saving it looks again.
 */
export function publishChecksEndpoint<T extends object>(
  slug: CollectionSlug,
  findingsOf: FindingsOf<T>,
): Endpoint {
  return {
    path: '/publish-checks',
    method: 'post',
    handler: async (req) => {
      if (!(await thoseWhoPublish({ req }))) throw new Forbidden(req.t)
      const after = (await req.json?.().catch(() => undefined)) as T | undefined
      if (typeof after !== 'object' || after === null) throw new APIError('No document', 400)
      const id = checkId(String((after as { id?: unknown }).id))
      const where = { id: { equals: id } }
      const before =
        id === undefined ? null : await req.payload.db.findOne({ collection: slug, where, req })
      const findings = await findingsOf(req, { before: before as T | null, after })
      const told = findings.map((finding) => findingView(req, finding))
      return Response.json({ findings: told }, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}
