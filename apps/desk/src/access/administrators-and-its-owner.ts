import type { FieldAccess } from 'payload'
import { hasRole } from './role.ts'

/**
 * What an account's owner and administrators read of it, and others do not. The form of the very
 * first account is of none yet, and shown to someone who is not signed in; who searches the accounts
 * is.
 */
export const administratorsAndItsOwner: FieldAccess = ({ req, id, doc }) => {
  if (hasRole(req.user, 'administrator')) return true
  const account: unknown = id ?? doc?.id
  if (account === undefined) return !req.user
  return req.user?.collection === 'users' && String(account) === String(req.user.id)
}
