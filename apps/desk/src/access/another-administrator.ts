import type { Access, FieldAccess } from 'payload'
import { hasRole } from './role.ts'

/** Administrators, and no administrator for their own account. */
export const anotherAdministrator: Access = ({ req }) =>
  hasRole(req.user, 'administrator') && { id: { not_equals: req.user?.id } }

/** The same of one field of an account. */
export const anotherAdministratorsField: FieldAccess = ({ req, id }) =>
  hasRole(req.user, 'administrator') && id !== undefined && String(id) !== String(req.user?.id)
