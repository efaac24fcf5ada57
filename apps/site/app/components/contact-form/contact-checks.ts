import { CONTACT_LIMITS } from '@gaashaan/contract/contact-limits'
import { ERRORS, type ErrorCode } from '@gaashaan/contract/errors'
import type { Language } from '@gaashaan/contract/language'

/** The messages where the browser's validation of the contact form fails: those of the server. */
export function contactChecks(language: Language) {
  const textOf = (code: ErrorCode) => ERRORS[code].words[language]
  const tooLong = (field: keyof typeof CONTACT_LIMITS, code: ErrorCode) => ({
    maxChars: CONTACT_LIMITS[field],
    text: textOf(code),
  })
  const email = textOf('email_invalid')
  return {
    name: { missing: textOf('name_required'), tooLong: tooLong('name', 'name_too_long') },
    email: { missing: email, malformed: email, tooLong: tooLong('email', 'email_invalid') },
    subject: {
      missing: textOf('subject_required'),
      tooLong: tooLong('subject', 'subject_too_long'),
    },
    department: { missing: textOf('department_invalid') },
    message: {
      missing: textOf('message_required'),
      tooLong: tooLong('message', 'message_too_long'),
    },
  }
}
