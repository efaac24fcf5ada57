import type { Access } from 'payload'
import { hasPassedSignIn } from './passed-sign-in.ts'

/**
 * Everyone at the desk finds accounts, of which most fields are for administrators alone: a name
 * says who wrote. Someone who has yet to give their code finds their own.
 */
export const accountsByName: Access = ({ req, id }) => {
  if (!req.user) return false
  return hasPassedSignIn(req.user) || (id !== undefined && String(id) === String(req.user.id))
}
