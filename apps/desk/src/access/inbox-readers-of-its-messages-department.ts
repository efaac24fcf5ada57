import type { Access } from 'payload'
import { departmentsRead } from './departments-read.ts'

/** Of notes and replies: those who may read the message that they belong to. */
export const inboxReadersOfItsMessagesDepartment: Access = ({ req }) => {
  const departments = departmentsRead(req.user)
  return departments.length > 0 && { 'message.department': { in: [...departments] } }
}
