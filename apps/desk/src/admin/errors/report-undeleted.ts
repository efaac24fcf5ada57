import type { CollectionAfterOperationHook, CollectionSlug } from 'payload'
import { documentHeading } from '../../audit/audit-subjects.ts'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'

/** At most this many remaining documents are named. */
const MAX_NAMED = 5

interface DeleteResult {
  readonly docs: readonly unknown[]
  readonly errors: readonly { readonly id: number | string; readonly message: string }[]
}

/**
 * Reports the documents of a bulk deletion that remain because the collection's access rule excludes
 * them. Payload deletes the others and reports a success, even if it has deleted none.
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
    const { errors, ...deleted } = result as unknown as DeleteResult
    const reported = new Set(errors.map(({ id }) => id))
    const remaining = docs
      .filter(({ id }) => !reported.has(id))
      .map((doc, index) => ({
        id: doc.id,
        isPublic: true,
        message:
          index < MAX_NAMED
            ? `${documentHeading(collection, { ...doc })}: ${messagesFor(req).t(why(doc))}`
            : '',
      }))
    return { ...deleted, errors: [...errors, ...remaining] } as never
  }
}
