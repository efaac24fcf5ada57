import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload'

/** A global as it was last published, with its files; `undefined` before that, or once withdrawn. */
export async function publicGlobal<S extends GlobalSlug>(
  desk: Payload,
  slug: S,
): Promise<DataFromGlobalSlug<S> | undefined> {
  const doc = await desk.findGlobal({ slug, depth: 1 })
  const { _status } = doc as { _status?: string | null }
  return _status === 'published' ? (doc as DataFromGlobalSlug<S>) : undefined
}
