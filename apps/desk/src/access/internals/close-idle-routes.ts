import type { Endpoint, SanitizedConfig } from 'payload'

/** Payload's own routes for what a collection or a global may have, by what it has none of. */
const VERSIONS = ['/versions', '/versions/:id']
const VERIFY = ['/verify/:id']
const FROM_ADDRESS = ['/paste-url/:id?']
const KEYS = ['/:id/api-key/reveal']

type Owner = SanitizedConfig['collections'][number] | SanitizedConfig['globals'][number]

function idlePaths(owner: Owner): readonly string[] {
  const { auth, upload } = owner as SanitizedConfig['collections'][number]
  return [
    ...(owner.versions ? [] : VERSIONS),
    ...(auth?.verify ? [] : VERIFY),
    ...(upload && upload.pasteURL !== false ? [] : FROM_ADDRESS),
    ...(auth?.useAPIKey ? [] : KEYS),
  ]
}

const notThere = () => Response.json({ message: 'Not Found' }, { status: 404 })

/**
 * Payload has routes for versions, verifying, keys and files from an address wherever they might be,
 * and most fail where there are none, before they ask who calls: here there is nothing at them.
 */
export function closeIdleRoutes(config: SanitizedConfig): SanitizedConfig {
  for (const owner of [...config.collections, ...config.globals]) {
    if (!owner.endpoints) continue
    const idle = idlePaths(owner)
    owner.endpoints = owner.endpoints.map(
      (endpoint: Endpoint): Endpoint =>
        idle.includes(endpoint.path) ? { ...endpoint, handler: notThere } : endpoint,
    )
  }
  return config
}
