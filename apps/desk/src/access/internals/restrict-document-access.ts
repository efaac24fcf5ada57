import { Forbidden, NotFound, type PayloadHandler, type SanitizedConfig } from 'payload'
import { hasPassedSignIn } from '../passed-sign-in.ts'
import { wrapHandlers } from './wrap-handlers.ts'

/** Payload's routes that list what a person may do with a document or a global. */
const PATHS = ['/access/:id?', '/access']

const restricted =
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
 * Payload lists anybody's rights to a document and so reveals that it exists. Here it is 403 for
 * those who have not signed in and 404 for those who may not read the document.
 */
export const restrictDocumentAccess = (config: SanitizedConfig) =>
  wrapHandlers(config, ({ path, handler }, { slug }) =>
    PATHS.includes(path) ? restricted(slug, handler) : handler,
  )
