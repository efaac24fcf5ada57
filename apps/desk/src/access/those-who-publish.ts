import type { Access } from 'payload'
import { hasRole } from './role.ts'

/** Publishers and administrators. */
export const thoseWhoPublish: Access = ({ req }) => hasRole(req.user, 'publisher', 'administrator')
