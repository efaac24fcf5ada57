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
 * Administrators alone delete a post, and only one that readers never had: what was public is
 * withdrawn, and stays readable with its reason.
 */
export const administratorsDeleteWhatWasNeverPublic: Access = ({ req }) =>
  hasRole(req.user, 'administrator') && NEVER_PUBLIC
