import type { CollectionSlug, Payload, Where } from 'payload'

/** Updates the document that matches in one statement, without hooks; `null` if none matches. */
export function updateAtomically(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: object,
): Promise<unknown> {
  const options = { atomic: true }
  return payload.db.updateOne({ collection, where, data: { ...data }, options })
}
