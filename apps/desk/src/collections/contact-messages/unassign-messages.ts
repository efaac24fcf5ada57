import type { CollectionBeforeDeleteHook } from 'payload'
import { RECORDED_FLAG } from '../../audit/audited.ts'

/**
 * Before an account is deleted, removes it as the assignee of messages. In SQLite a column that is
 * added to an existing table cannot do this by itself, and the deletion would fail.
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
