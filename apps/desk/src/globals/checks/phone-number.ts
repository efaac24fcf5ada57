import type { TextFieldSingleValidation } from 'payload'
import { isBlank } from '../../collections/blank.ts'
import { messagesFor } from '../../i18n/messages.ts'

/** Maximum number of digits in an international telephone number (ITU-T E.164 §6.1). */
const MAX_DIGITS = 15

/** Whether a text is a telephone number: an optional plus, digits, and common separators. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 3 && digits <= MAX_DIGITS
}

/** Accepts an empty text or a telephone number. */
export const phoneNumber: TextFieldSingleValidation = (value, { req }) =>
  isBlank(value) ||
  isPhoneNumber(value ?? '') ||
  messagesFor(req).t({
    en: 'Write a telephone number with digits and spaces alone, as in +252 61 000 0000.',
    so: 'Qor lambar telefoon oo tirooyin iyo meelo bannaan oo keliya ah, sida +252 61 000 0000.',
  })
