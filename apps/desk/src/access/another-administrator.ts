import type { Access, FieldAccess } from 'payload'
import { hasRole } from './role.ts'

/** Administrators, but not for their own account. */
export const anotherAdministrator: Access = ({ req }) =>
  hasRole(req.user, 'administrator') && { id: { not_equals: req.user?.id } }

/**
 * The same rule for a field of an account. Payload passes the id when it changes an account, and only
 * the document when it works out which fields a form may change. The form that changes many accounts
 * at once passes neither and is refused: the administrator's own account could be among them.
 */
export const anotherAdministratorsField: FieldAccess = ({ req, id, doc }) => {
  const account: unknown = id ?? doc?.id
  const isAnother = account !== undefined && String(account) !== String(req.user?.id)
  return isAnother && hasRole(req.user, 'administrator')
}
