import type { ContactField } from '@gaashaan/contract/contact-message'
import { ERRORS, isErrorCode } from '@gaashaan/contract/errors'
import type { Language } from '@gaashaan/contract/language'
import { fieldOfError } from './field-of-error.ts'
import { referenceIn } from './reference.ts'

/** Inline errors by field, in the reader's language. */
export type FieldErrors<Field extends string = ContactField> = Partial<Record<Field, string>>

/** What the answer to a contact message means for the person who wrote it. */
export type Reply =
  | { readonly kind: 'sent'; readonly reference?: string | undefined }
  | { readonly kind: 'failed'; readonly error: string; readonly errors: FieldErrors }

/**
 * Reads the answer's `success`, `error` and `code` (Specification §7). The error is the server's
 * own words in English; in Somali the same by its code, else again the server's words. An answer
 * without either is said to be a fault of ours.
 */
export function readReply(json: unknown, language: Language): Reply {
  const answer = (typeof json === 'object' && json !== null ? json : {}) as {
    success?: unknown
    error?: unknown
    code?: unknown
    reference?: unknown
  }
  if (answer.success === true) return { kind: 'sent', reference: referenceIn(answer) }
  const known = isErrorCode(answer.code) ? ERRORS[answer.code].words[language] : undefined
  const own = typeof answer.error === 'string' ? answer.error.trim() : ''
  const error = (language === 'EN' && own) || known || own || ERRORS.internal.words[language]
  const field = isErrorCode(answer.code) ? fieldOfError(answer.code) : undefined
  return { kind: 'failed', error, errors: field ? { [field]: error } : {} }
}
