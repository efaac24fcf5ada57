import type { Payload } from 'payload'

/**
 * Payload looks up the collection that a path names in a plain object. Names that the object inherits
 * from `Object.prototype` are found too, so `/api/constructor` fails with 500. Without the prototype
 * only the real collections are found.
 */
export function removeInheritedCollections({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null)
}
