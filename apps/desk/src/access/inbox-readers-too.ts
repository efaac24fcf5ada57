import type { FieldAccess } from 'payload'
import { administratorsAndItsOwner } from './administrators-and-its-owner.ts'
import { hasRole } from './role.ts'

/**
 * Inbox readers, administrators and the account's owner. Inbox readers assign messages to each other,
 * so they must be able to find who reads a department's messages.
 */
export const inboxReadersToo: FieldAccess = (args) =>
  hasRole(args.req.user, 'inboxReader') || administratorsAndItsOwner(args)
