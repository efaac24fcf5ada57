import type { FieldAccess } from 'payload'
import { hasRole } from './role.ts'

/**
 * Administrators, and the account's own owner. Without an account there are two cases: the form of
 * the desk's first account, which is shown to someone who is not signed in, and a query over all
 * accounts, which is refused.
 */
export const administratorsAndItsOwner: FieldAccess = ({ req, id, doc }) => {
  if (hasRole(req.user, 'administrator')) return true
  const account: unknown = id ?? doc?.id
  if (account === undefined) return !req.user
  return req.user?.collection === 'users' && String(account) === String(req.user.id)
}
