import type { CollectionBeforeDeleteHook } from 'payload'
import { hasRole } from '../../access/role.ts'
import { readPost, writersOf } from './publishing/read-post.ts'
import { Refusal } from './publishing/refusals.ts'

/** Only an administrator deletes a draft in which a colleague has written. */
export const protectColleaguesText: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { user } = req
  if (!user || hasRole(user, 'administrator')) return
  const { working } = await readPost(req, Number(id))
  const writers = [...writersOf(working, 'so'), ...writersOf(working, 'en')]
  if (writers.some((writer) => writer !== user.id)) throw new Refusal('colleagues_words', req)
}
