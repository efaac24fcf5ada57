import type { Access } from 'payload'
import { hasRole } from './role.ts'

/** Writers, publishers and administrators. */
export const thoseWhoWrite: Access = ({ req }) =>
  hasRole(req.user, 'writer', 'publisher', 'administrator')
