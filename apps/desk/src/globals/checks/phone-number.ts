import type { TextFieldSingleValidation } from 'payload'
import { isBlank } from '../../collections/blank.ts'
import { messagesFor } from '../../i18n/messages.ts'

/** Most digits of a number in the international plan (ITU-T E.164 §6.1). */
const MAX_DIGITS = 15

/** Whether a text is a telephone number: a plus perhaps, digits, and what people put between them. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().-]+$/.test(text) && digits >= 3 && digits <= MAX_DIGITS
}

/** No number, or one that a telephone can dial. */
export const phoneNumber: TextFieldSingleValidation = (value, { req }) =>
  isBlank(value) ||
  isPhoneNumber(value ?? '') ||
  messagesFor(req).t({
    en: 'Write a telephone number with digits and spaces alone, as in +252 61 000 0000.',
    so: 'Qor lambar telefoon oo tirooyin iyo meelo bannaan oo keliya ah, sida +252 61 000 0000.',
  })
