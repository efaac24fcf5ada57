import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** The documents of a desk by collection and id, as JSON. */
export type Everything = Record<string, Record<string, unknown>>

/** Globals that change with every migration and with every start, and are not compared. */
const CHANGING_GLOBALS: readonly string[] = ['content-version', 'audit-head']

const byId = (docs: readonly object[]) =>
  Object.fromEntries(docs.map((doc) => [(doc as { id: number | string }).id, doc]))

const QUERY = { depth: 0, pagination: false, showHiddenFields: true } as const

/**
 * Reads every document of a desk, its versions, and the globals that were ever saved. One that was not
 * has the defaults of the desk's version.
 */
export async function readEverything(payload: Payload): Promise<Everything> {
  const documents: Everything = {}
  for (const { slug, versions } of payload.config.collections) {
    if (slug.startsWith('payload-')) continue
    const collection = slug as CollectionSlug
    documents[slug] = byId((await payload.find({ collection, ...QUERY })).docs)
    if (!versions) continue
    const all = await payload.findVersions({ ...QUERY, collection } as never)
    documents[`versions of ${slug}`] = byId((all as { docs: object[] }).docs)
  }
  const settings: Record<string, unknown> = {}
  for (const { slug } of payload.config.globals) {
    const doc = await payload.findGlobal({ slug: slug as GlobalSlug, depth: 0 })
    if (!CHANGING_GLOBALS.includes(slug) && 'createdAt' in doc && doc.createdAt)
      settings[slug] = doc
  }
  return JSON.parse(JSON.stringify({ ...documents, settings }))
}
