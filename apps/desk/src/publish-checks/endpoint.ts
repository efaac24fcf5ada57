import { checkId } from '@gaashaan/contract'
import { APIError, type CollectionSlug, type Endpoint, Forbidden } from 'payload'
import { thoseWhoPublish } from '../access/those-who-publish.ts'
import { type DocumentCheck, publishedDocument } from './check-before-change.ts'
import { findingView } from './findings.ts'

/**
 * `POST /api/<collection>/publish-checks` with a document as a form holds it returns what saving it
 * would find: `{ findings: [{ key, kind, message }] }`. Saving runs the same checks again.
 */
export function publishChecksEndpoint<T extends { readonly id?: number }>(
  slug: CollectionSlug,
  check: DocumentCheck<T>,
): Endpoint {
  return {
    path: '/publish-checks',
    method: 'post',
    handler: async (req) => {
      if (!(await thoseWhoPublish({ req }))) throw new Forbidden(req.t)
      const after = (await req.json?.().catch(() => undefined)) as T | undefined
      if (typeof after !== 'object' || after === null) throw new APIError('No document', 400)
      const before = await publishedDocument<T>(req, slug, checkId(String(after.id)))
      const findings = await check(req, { before, after })
      return Response.json(
        { findings: findings.map((finding) => findingView(req, finding)) },
        { headers: { 'Cache-Control': 'no-store' } },
      )
    },
  }
}
