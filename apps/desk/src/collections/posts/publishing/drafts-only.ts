import type { CollectionBeforeOperationHook } from 'payload'
import {
  peopleSaveDraftsAlone,
  type WriteRequest,
} from '../../../access/people-save-drafts-alone.ts'
import { getWriteContext } from '../../../publish-checks/write-context.ts'
import { lockRow } from './read-post.ts'
import { recordRefusal } from './record-refusal.ts'
import { Refusal } from './refusals.ts'

/** The id in the arguments of a write; none for a new post. */
function postId(args: object): number | undefined {
  const id = 'id' in args ? Number(args.id) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

/**
 * Refuses every save of a person that is not a draft, over HTTP and in the desk's own calls. Before an
 * update it locks the post, so that saving and publishing do not overlap.
 */
export const allowDraftsOnly: CollectionBeforeOperationHook = async ({
  args,
  context,
  operation,
  req,
}) => {
  if (!['create', 'update', 'restoreVersion'].includes(operation)) return
  if (!getWriteContext(context).isByPerson) return
  const id = postId(args)
  if (!peopleSaveDraftsAlone(args as WriteRequest)) {
    const refusal = new Refusal('drafts_alone', req)
    recordRefusal(req, { action: 'save', document: id }, refusal)
    throw refusal
  }
  if (operation === 'update' && id !== undefined) await lockRow(req, id)
}
