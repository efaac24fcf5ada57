import type { Access, FieldAccess } from 'payload'
import { hasRole } from './role.ts'

/** Administrators, and no administrator for their own account. */
export const anotherAdministrator: Access = ({ req }) =>
  hasRole(req.user, 'administrator') && { id: { not_equals: req.user?.id } }

/**
 * The same of one field of an account. Payload names the account that it is about to change by its
 * id, and gives the document alone when it asks what a form may change. Asked about no account, as
 * for the form that changes many at once, the answer is no: one's own could be among them.
 */
export const anotherAdministratorsField: FieldAccess = ({ req, id, doc }) => {
  const account: unknown = id ?? doc?.id
  const isAnother = account !== undefined && String(account) !== String(req.user?.id)
  return isAnother && hasRole(req.user, 'administrator')
}
