import { CONTACT_LIMITS } from '@gaashaan/contract/contact-limits'
import { ERRORS, type ErrorCode } from '@gaashaan/contract/errors'
import type { Language } from '@gaashaan/contract/language'

/** What is said of the contact message's fields: the words that the server has for the same faults. */
export function contactChecks(language: Language) {
  const words = (code: ErrorCode) => ERRORS[code].words[language]
  const email = words('email_invalid')
  const { name, email: emailChars, subject, message } = CONTACT_LIMITS
  return {
    name: {
      missing: words('name_required'),
      tooLong: { maxChars: name, words: words('name_too_long') },
    },
    email: {
      missing: email,
      malformed: email,
      tooLong: { maxChars: emailChars, words: email },
    },
    subject: {
      missing: words('subject_required'),
      tooLong: { maxChars: subject, words: words('subject_too_long') },
    },
    department: { missing: words('department_invalid') },
    message: {
      missing: words('message_required'),
      tooLong: { maxChars: message, words: words('message_too_long') },
    },
  }
}
