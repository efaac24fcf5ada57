import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

/**
 * Updates the document that matches in one statement, without hooks and in the transaction of `req`, if it
 * has one; `null` if none matches.
 */
export function updateAtomically(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: object,
  req?: PayloadRequest,
): Promise<unknown> {
  const options = { atomic: true }
  return payload.db.updateOne({
    collection,
    where,
    data: { ...data },
    options,
    ...(req && { req }),
  })
}
