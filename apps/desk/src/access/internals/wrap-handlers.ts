import type { Endpoint, PayloadHandler, SanitizedConfig } from 'payload'

/** A collection or a global, with the endpoints that Payload gave it. */
export type EndpointOwner = SanitizedConfig['collections' | 'globals'][number]

/** Replaces the handler of each endpoint of the collections and globals by what `wrap` returns. */
export function wrapHandlers(
  config: SanitizedConfig,
  wrap: (endpoint: Endpoint, owner: EndpointOwner) => PayloadHandler,
): SanitizedConfig {
  for (const owner of [...config.collections, ...config.globals]) {
    if (!owner.endpoints) continue
    owner.endpoints = owner.endpoints.map((endpoint: Endpoint) => ({
      ...endpoint,
      handler: wrap(endpoint, owner),
    }))
  }
  return config
}
