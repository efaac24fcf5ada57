import { contactMessageExamples } from '@gaashaan/contract/examples'
import type { Payload } from 'payload'
import type { ContactMessage } from '../payload-types.ts'

/** Adds a visitor's message to the press department. */
export function addMessage(
  payload: Payload,
  fields: Partial<ContactMessage> = {},
): Promise<ContactMessage> {
  return payload.create({
    collection: 'contact-messages',
    data: { ...contactMessageExamples.typical, department: 'press', ...fields },
  })
}

/** A key for a reply, as the panel creates it. */
export const replyKey = (): string => crypto.randomUUID()
