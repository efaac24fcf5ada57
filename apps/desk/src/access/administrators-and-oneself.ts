import type { Access } from 'payload'
import { hasPassedSignIn } from './passed-sign-in.ts'
import { hasRole } from './role.ts'

/** Administrators any account, others their own. */
export const administratorsAndOneself: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator')) return true
  return hasPassedSignIn(req.user) && { id: { equals: req.user?.id } }
}
