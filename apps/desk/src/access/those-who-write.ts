import type { Access } from 'payload'
import { hasRole } from './role.ts'

/** Writers, and publishers and administrators, who may write too. */
export const thoseWhoWrite: Access = ({ req }) =>
  hasRole(req.user, 'writer', 'publisher', 'administrator')
