import type { BaseFilter, CollectionAfterChangeHook, Where } from 'payload'

/** How long an opened and untouched form is left alone: it may be open still. */
const LEFT_ALONE_MS = 24 * 60 * 60 * 1000

const UNTOUCHED: Where = {
  and: [{ heading: { equals: '' } }, { revision: { equals: 1 } }, { _status: { equals: 'draft' } }],
}

/** Lists leave out what was opened and never written in: with autosave, opening a form makes a draft. */
export const touchedOnly: BaseFilter = (): Where => ({
  or: [{ heading: { not_equals: '' } }, { revision: { greater_than: 1 } }],
})

/** Deletes a person's empty drafts of a day ago or longer when they open a new form. */
export const deleteAbandonedDrafts: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user || doc.heading !== '') return
  const before = new Date(Date.now() - LEFT_ALONE_MS).toISOString()
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: {
      and: [
        UNTOUCHED,
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
