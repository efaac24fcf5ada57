import type { ContactField } from '@gaashaan/contract/contact-message'
import { ERRORS, type ErrorCode, isErrorCode } from '@gaashaan/contract/errors'
import type { Language } from '@gaashaan/contract/language'
import { referenceIn, replyBody } from './post-message.ts'

/** Inline errors by field, in the reader's language. */
export type FieldErrors<Field extends string = ContactField> = Partial<Record<Field, string>>

/** What the response to a contact message means for its sender. */
export type Reply =
  | { readonly kind: 'sent'; readonly reference?: string | undefined }
  | { readonly kind: 'failed'; readonly error: string; readonly errors: FieldErrors }

/** The fields of the errors that are about one field. */
const FIELD_OF_ERROR: Partial<Record<ErrorCode, ContactField>> = {
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

/**
 * Reads a response's `success`, `error` and `code` (Specification §7). The error is the server's text
 * in English; in Somali it is our text for the code, or the server's text where there is no code. A
 * response without either becomes an internal error.
 */
export function readReply(json: unknown, language: Language): Reply {
  const body = replyBody(json)
  if (body.success === true) return { kind: 'sent', reference: referenceIn(body) }
  const code = isErrorCode(body.code) ? body.code : undefined
  const ourText = code && ERRORS[code].words[language]
  const serverText = typeof body.error === 'string' ? body.error.trim() : ''
  const error =
    (language === 'EN' && serverText) || ourText || serverText || ERRORS.internal.words[language]
  const field = code && FIELD_OF_ERROR[code]
  return { kind: 'failed', error, errors: field ? { [field]: error } : {} }
}
