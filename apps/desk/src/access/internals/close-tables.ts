import type { Payload } from 'payload'

/**
 * Payload finds a collection by the name in a path, in an object that inherits from
 * `Object.prototype`: there `/api/constructor` is found, and fails. Only own names are left.
 */
export function closeTables({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null)
}
