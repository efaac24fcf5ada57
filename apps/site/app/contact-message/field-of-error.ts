import type { ContactField } from '@gaashaan/contract/contact-message'
import type { ErrorCode } from '@gaashaan/contract/errors'

const FIELDS: Partial<Record<ErrorCode, ContactField>> = {
  name_required: 'name',
  name_too_long: 'name',
  email_invalid: 'email',
  subject_required: 'subject',
  subject_too_long: 'subject',
  department_invalid: 'department',
  message_required: 'message',
  message_too_long: 'message',
  consent_required: 'agreed',
}

/** The field of a contact message that an error is about; none for errors of the whole. */
export function fieldOfError(code: ErrorCode): ContactField | undefined {
  return FIELDS[code]
}
