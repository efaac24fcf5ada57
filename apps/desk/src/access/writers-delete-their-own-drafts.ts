import type { Access, Where } from 'payload'
import { hasRole } from './role.ts'

const NEVER_PUBLIC: Where = {
  and: [
    { _status: { equals: 'draft' } },
    { 'so.firstPublishedAt': { exists: false } },
    { 'en.firstPublishedAt': { exists: false } },
  ],
}

/**
 * Writers and publishers delete drafts that they created, administrators any draft. A post that was
 * ever public is not deleted but withdrawn, and stays readable with its reason. `savedBy` in a draft's
 * row is its creator, since saves only add versions until the post is published. Whether a colleague
 * has written into the draft is checked on deletion (`posts/protect-colleagues-text.ts`).
 */
export const writersDeleteTheirOwnDrafts: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator')) return NEVER_PUBLIC
  if (!req.user || !hasRole(req.user, 'writer', 'publisher')) return false
  return { and: [NEVER_PUBLIC, { savedBy: { equals: req.user.id } }] }
}
