import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import type { Post } from '../../../payload-types.ts'
import { LANGUAGE_GROUP } from '../../language-fields.ts'
import { TEXT_CHANGED } from '../../schedules/missed-schedule.ts'
import { cancelSchedules } from '../../schedules/pending.ts'
import { isByPeople } from './drafts-alone.ts'
import { isSameIn, isSameText, SHARED_FIELDS } from './text-equality.ts'

const GROUPS = Object.values(LANGUAGE_GROUP)

/**
 * What was scheduled is what was looked at: when someone changes the text after that, it is no longer
 * published by itself.
 */
export const changedTextIsNotScheduled: CollectionAfterChangeHook<Post> = async (saved) => {
  const { operation, req, context, previousDoc } = saved
  if (operation !== 'update' || !isByPeople(context)) return
  // The document that is answered may have been asked for in part; what was written is whole.
  const data = saved.data as Partial<Post>
  const isShared = !isSameIn(SHARED_FIELDS, data, previousDoc)
  for (const group of GROUPS) {
    if (!isShared && isSameText(data[group], previousDoc[group])) continue
    const post = { id: previousDoc.id, working: data }
    await cancelSchedules(req, post, group, { action: 'publish', why: TEXT_CHANGED })
  }
}

/** Nothing is scheduled for a post that is gone. */
export const schedulesEndWithPost: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const post = { id: Number(id), working: {} }
  for (const group of GROUPS) await cancelSchedules(req, post, group, { why: 'post_deleted' })
}
