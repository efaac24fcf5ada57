import type { CollectionBeforeDeleteHook } from 'payload'

/** A message that is deleted takes its notes and replies with it. */
export const deleteConversation: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { message: { equals: id } }
  await req.payload.delete({ collection: 'message-notes', where, depth: 0, req })
  await req.payload.delete({ collection: 'message-replies', where, depth: 0, req })
}
