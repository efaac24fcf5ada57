import type { CollectionAfterOperationHook, CollectionSlug } from 'payload'
import { headingOf } from '../../audit/audit-subjects.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'

/** How many of the documents that stay are named; a list of hundreds would be read by nobody. */
const MAX_NAMED = 5

interface Deleted {
  readonly docs: readonly unknown[]
  readonly errors: readonly { readonly id: number | string; readonly message: string }[]
}

/**
 * Tells of the documents that a person asked to have deleted together and that stay, since the rule
 * of the collection leaves them out: Payload deletes the others and calls it a success, with none too.
 */
export function reportUndeleted(why: (doc: object) => BothLanguages): CollectionAfterOperationHook {
  return async ({ args, collection, operation, overrideAccess, req, result }) => {
    if (operation !== 'delete' || overrideAccess || !req.user) return result
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: (args as { where: object }).where as never,
      draft: true,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req,
    })
    const { errors, ...deleted } = result as unknown as Deleted
    const known = new Set(errors.map(({ id }) => id))
    const stay = docs
      .filter(({ id }) => !known.has(id))
      .map((doc, place) => ({
        id: doc.id,
        isPublic: true,
        message:
          place < MAX_NAMED
            ? `${headingOf(collection, { ...doc })}: ${messagesFor(req).t(why(doc))}`
            : '',
      }))
    return { ...deleted, errors: [...errors, ...stay] } as never
  }
}
