import {
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadHandler,
  type SanitizedConfig,
} from 'payload'
import { hasPassedSignIn } from '../passed-sign-in.ts'

/** Payload's questions about what someone may do with a document, or with a global. */
const PATHS = ['/access/:id?', '/access']

const closed =
  (slug: string, handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    if (!hasPassedSignIn(req.user)) throw new Forbidden(req.t)
    const id = req.routeParams?.id as string | undefined
    if (id === undefined) return handler(req)
    const { totalDocs } = await req.payload
      .count({
        collection: slug as 'posts',
        where: { id: { equals: Number(id) } },
        overrideAccess: false,
        req,
      })
      .catch(() => ({ totalDocs: 0 }))
    if (totalDocs === 0) throw new NotFound(req.t)
    return handler(req)
  }

/**
 * Payload tells everyone what they may do with a document, and so that it exists. Here who may read
 * it is told; to everyone else there is none, and to those who have not signed in nothing is said.
 */
export function closeDocumentAccess(config: SanitizedConfig): SanitizedConfig {
  for (const owner of [...config.collections, ...config.globals]) {
    if (!owner.endpoints) continue
    owner.endpoints = owner.endpoints.map(
      (endpoint: Endpoint): Endpoint =>
        PATHS.includes(endpoint.path)
          ? { ...endpoint, handler: closed(owner.slug, endpoint.handler) }
          : endpoint,
    )
  }
  return config
}
