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
 * Those who write delete a draft that they began, administrators any draft, and nobody what readers ever
 * had: that is withdrawn, and stays readable with its reason. A draft's row says who began it: until it
 * is published, saves make versions alone. What a colleague wrote into it since is looked at when it is
 * deleted (`posts/colleagues-words.ts`).
 */
export const writersDeleteTheirOwnDrafts: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator')) return NEVER_PUBLIC
  if (!req.user || !hasRole(req.user, 'writer', 'publisher')) return false
  return { and: [NEVER_PUBLIC, { savedBy: { equals: req.user.id } }] }
}
