import type { Access } from 'payload'
import { readableDepartments } from './readable-departments.ts'

/** Only the inbox readers of its department may read a message. */
export const inboxReadersOfItsDepartment: Access = ({ req }) => {
  const departments = readableDepartments(req.user)
  return departments.length > 0 && { department: { in: [...departments] } }
}
