import type { FieldAccess } from 'payload'
import { hasRole } from './role.ts'

/** What an account's owner and administrators read of it, and others do not. */
export const administratorsAndItsOwner: FieldAccess = ({ req, id, doc }) => {
  const account: unknown = id ?? doc?.id
  const isOwn = req.user?.collection === 'users' && account !== undefined
  return hasRole(req.user, 'administrator') || (isOwn && String(account) === String(req.user?.id))
}
