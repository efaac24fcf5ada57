import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload'

/** The published state of a global with its files; `undefined` when it is not published. */
export async function publicGlobal<S extends GlobalSlug>(
  desk: Payload,
  slug: S,
): Promise<DataFromGlobalSlug<S> | undefined> {
  const doc = await desk.findGlobal({ slug, depth: 1 })
  const { _status } = doc as { _status?: string | null }
  return _status === 'published' ? (doc as DataFromGlobalSlug<S>) : undefined
}
