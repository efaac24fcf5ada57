import type { Access } from 'payload'
import { hasPassedSignIn } from './passed-sign-in.ts'

/**
 * Everyone at the desk reads every account, since documents show the names of their authors; access
 * rules of the fields hide most of the rest. An account whose code is due reads only itself.
 */
export const accountsByName: Access = ({ req, id }) => {
  if (!req.user) return false
  return hasPassedSignIn(req.user) || (id !== undefined && String(id) === String(req.user.id))
}
