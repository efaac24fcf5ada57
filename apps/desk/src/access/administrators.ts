import type { Access } from 'payload'
import { hasRole } from './role.ts'

/** Administrators alone. */
export const administrators: Access = ({ req }) => hasRole(req.user, 'administrator')
