import type { CollectionBeforeDeleteHook } from 'payload'
import { RECORDED_FLAG } from '../../audit/audited.ts'

/**
 * Of accounts: one that is deleted leaves its messages to nobody. SQLite cannot be told so when a
 * column is added to a table that exists, and would refuse to delete the account.
 */
export const unassignMessages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.update({
    collection: 'contact-messages',
    where: { assignee: { equals: id } },
    data: { assignee: null },
    context: { [RECORDED_FLAG]: true },
    depth: 0,
    req,
  })
}
