import type { BaseFilter, CollectionAfterChangeHook, Where } from 'payload'

/** A younger draft may still be open in a browser. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000

const EMPTY_DRAFT: Where = {
  and: [{ heading: { equals: '' } }, { revision: { equals: 1 } }, { _status: { equals: 'draft' } }],
}

/** Hides empty drafts from lists: autosave makes one whenever somebody opens the form of a new post. */
export const hideEmptyDrafts: BaseFilter = (): Where => ({
  or: [{ heading: { not_equals: '' } }, { revision: { greater_than: 1 } }],
})

/** When a person opens a new form, deletes the empty drafts that they left at least a day ago. */
export const deleteAbandonedDrafts: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user || doc.heading !== '') return
  const before = new Date(Date.now() - MIN_AGE_MS).toISOString()
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: {
      and: [
        EMPTY_DRAFT,
        { savedBy: { equals: req.user.id } },
        { createdAt: { less_than: before } },
        { id: { not_equals: doc.id } },
      ],
    },
    draft: true,
    depth: 0,
    limit: 20,
    req,
  })
  for (const { id } of docs) await req.payload.delete({ collection: 'posts', id, req })
}
