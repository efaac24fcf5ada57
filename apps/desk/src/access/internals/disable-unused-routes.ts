import type { SanitizedConfig } from 'payload'
import { type EndpointOwner, wrapHandlers } from './wrap-handlers.ts'

/** Paths of Payload's routes for features that a collection or global does not use. */
function unusedPaths(owner: EndpointOwner): readonly string[] {
  const { auth, upload, versions } = owner as SanitizedConfig['collections'][number]
  return [
    ...(versions ? [] : ['/versions', '/versions/:id']),
    ...(auth?.verify ? [] : ['/verify/:id']),
    ...(upload && upload.pasteURL !== false ? [] : ['/paste-url/:id?']),
    ...(auth?.useAPIKey ? [] : ['/:id/api-key/reveal']),
  ]
}

const notFound = () => Response.json({ message: 'Not Found' }, { status: 404 })

/**
 * Payload registers routes for versions, verification, API keys and uploads from a URL on every
 * collection. Where the feature is off most of them fail before they check who asks; here
 * they are 404.
 */
export const disableUnusedRoutes = (config: SanitizedConfig) =>
  wrapHandlers(config, ({ path, handler }, owner) =>
    unusedPaths(owner).includes(path) ? notFound : handler,
  )
