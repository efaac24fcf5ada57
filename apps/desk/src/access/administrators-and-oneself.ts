import type { Access } from 'payload'
import { hasPassedSignIn } from './passed-sign-in.ts'
import { hasRole } from './role.ts'

/** Administrators for every account, everyone else for their own. */
export const administratorsAndOneself: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator')) return true
  return hasPassedSignIn(req.user) && { id: { equals: req.user?.id } }
}
