import type { CollectionBeforeDeleteHook } from 'payload'
import { hasRole } from '../../access/role.ts'
import { readPost, writersOf } from './publishing/read-post.ts'
import { Refusal } from './publishing/refusals.ts'

/** A draft into which a colleague has written is deleted by an administrator alone. */
export const keepColleaguesTexts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { user } = req
  if (!user || hasRole(user, 'administrator')) return
  const { working } = await readPost(req, Number(id))
  const writers = [...writersOf(working, 'so'), ...writersOf(working, 'en')]
  if (writers.some((writer) => writer !== user.id)) throw new Refusal('colleagues_words', req)
}
