import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { getWriteContext } from '../../../publish-checks/write-context.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import { TEXT_CHANGED } from '../../schedules/missed-schedule.ts'
import { cancelSchedules } from '../../schedules/pending.ts'
import { isSameIn, isSameText, SHARED_FIELDS } from './text-equality.ts'

const GROUPS = Object.values(LANGUAGE_GROUP)

/** A text that somebody changes after it was scheduled is no longer published at its time. */
export const cancelSchedulesOfChangedText: CollectionAfterChangeHook<Post> = async (change) => {
  const { operation, req, context, previousDoc } = change
  if (operation !== 'update' || !getWriteContext(context).isByPerson) return
  // `doc` may be the part that the request selected; `data` is all that was written.
  const data = change.data as Partial<Post>
  const isSharedChanged = !isSameIn(SHARED_FIELDS, data, previousDoc)
  for (const group of GROUPS) {
    if (!isSharedChanged && isSameText(data[group], previousDoc[group])) continue
    const post = { id: previousDoc.id, working: data }
    await cancelSchedules(req, post, group, { action: 'publish', why: TEXT_CHANGED })
  }
}

export const cancelSchedulesOfDeletedPost: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const post = { id: Number(id), working: {} }
  for (const group of GROUPS) await cancelSchedules(req, post, group, { why: 'post_deleted' })
}
