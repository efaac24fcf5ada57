import type { FieldAccess } from 'payload'
import { administratorsAndItsOwner } from './administrators-and-its-owner.ts'
import { hasRole } from './role.ts'

/**
 * What of an account inbox readers read beside its owner and administrators: they give messages to
 * one another, and must find who reads the messages of a department.
 */
export const inboxReadersToo: FieldAccess = (asked) =>
  hasRole(asked.req.user, 'inboxReader') || administratorsAndItsOwner(asked)
