import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** What a desk has, by collection and id, as JSON. */
export type Everything = Record<string, Record<string, unknown>>

/** How many times the content has changed: a migration counts too. */
const NOT_KEPT = 'content-version'

const byId = (docs: readonly object[]) =>
  Object.fromEntries(docs.map((doc) => [(doc as { id: number | string }).id, doc]))

const ALL = { depth: 0, pagination: false, showHiddenFields: true } as const

/**
 * All that a version of the desk reads of its database: each document of each collection, each
 * version of it, each setting that was ever kept. A setting that was not is its version's default.
 */
export async function readEverything(payload: Payload): Promise<Everything> {
  const found: Everything = {}
  for (const { slug, versions } of payload.config.collections) {
    if (slug.startsWith('payload-')) continue
    const collection = slug as CollectionSlug
    found[slug] = byId((await payload.find({ collection, ...ALL })).docs)
    if (!versions) continue
    const all = await payload.findVersions({ ...ALL, collection } as never)
    found[`versions of ${slug}`] = byId((all as { docs: object[] }).docs)
  }
  const settings: Record<string, unknown> = {}
  for (const { slug } of payload.config.globals) {
    const kept = await payload.findGlobal({ slug: slug as GlobalSlug, depth: 0 })
    if (slug !== NOT_KEPT && 'createdAt' in kept && kept.createdAt) settings[slug] = kept
  }
  return JSON.parse(JSON.stringify({ ...found, settings }))
}
