import type { Access } from 'payload'
import { departmentsRead } from './departments-read.ts'

/** Of messages: those who read the inbox of the department that it went to, and nobody else. */
export const inboxReadersOfItsDepartment: Access = ({ req }) => {
  const departments = departmentsRead(req.user)
  return departments.length > 0 && { department: { in: [...departments] } }
}
