import { contactMessageExamples } from '@gaashaan/contract/examples'
import type { Payload } from 'payload'
import type { ContactMessage } from '../payload-types.ts'

/** A visitor's message to the press department, changed as told. */
export function addMessage(
  payload: Payload,
  more: Partial<ContactMessage> = {},
): Promise<ContactMessage> {
  return payload.create({
    collection: 'contact-messages',
    data: { ...contactMessageExamples.typical, department: 'press', ...more },
  })
}

/** A reply's key as the panel makes one. */
export const replyKey = (): string => crypto.randomUUID()
