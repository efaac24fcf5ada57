import type { Access } from 'payload'
import { readableDepartments } from './readable-departments.ts'

/** Only those who may read a message may read its notes and replies. */
export const inboxReadersOfItsMessagesDepartment: Access = ({ req }) => {
  const departments = readableDepartments(req.user)
  return departments.length > 0 && { 'message.department': { in: [...departments] } }
}
