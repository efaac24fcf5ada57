import type { Access } from 'payload'
import { hasRole } from './role.ts'

/** Only administrators. */
export const administrators: Access = ({ req }) => hasRole(req.user, 'administrator')
