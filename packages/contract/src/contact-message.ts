import * as v from 'valibot'
import { CONTACT_LIMITS, DEPARTMENTS } from './contact-limits.ts'
import type { ErrorCode } from './errors.ts'

// The limits have a file of their own, so that forms in the browser load no schema library.
export * from './contact-limits.ts'

/** Most bytes of a contact request's body. */
export const MAX_CONTACT_BODY_BYTES = 64 * 1024

/**
 * HTML's definition of a valid e-mail address, with a dot in its domain: an address without one cannot be
 * reached from the internet.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** The error of a field that is absent or empty. */
const ABSENT = {
  name: 'name_required',
  email: 'email_invalid',
  subject: 'subject_required',
  department: 'department_invalid',
  message: 'message_required',
  agreed: 'consent_required',
} as const satisfies Record<string, ErrorCode>

function boundedText(absent: ErrorCode, tooLong: ErrorCode, maxChars: number) {
  return v.pipe(v.string(absent), v.trim(), v.minLength(1, absent), v.maxLength(maxChars, tooLong))
}

/** A visitor's message; an issue's `message` is the error code of the response. */
export const ContactMessageSchema = v.object(
  {
    name: boundedText(ABSENT.name, 'name_too_long', CONTACT_LIMITS.name),
    email: v.pipe(
      v.string(ABSENT.email),
      v.trim(),
      v.maxLength(CONTACT_LIMITS.email, ABSENT.email),
      v.regex(EMAIL, ABSENT.email),
    ),
    subject: boundedText(ABSENT.subject, 'subject_too_long', CONTACT_LIMITS.subject),
    department: v.picklist(DEPARTMENTS, ABSENT.department),
    message: boundedText(ABSENT.message, 'message_too_long', CONTACT_LIMITS.message),
    agreed: v.literal(true, ABSENT.agreed),
  },
  (issue) => {
    const field = issue.path?.at(-1)?.key
    return ABSENT[field as keyof typeof ABSENT] ?? 'invalid_body'
  },
)

export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>

export type ContactField = keyof ContactMessage

type ContactCheck =
  | { readonly ok: true; readonly message: ContactMessage }
  | {
      readonly ok: false
      readonly errors: Partial<Record<ContactField, ErrorCode>>
      readonly first: ErrorCode
    }

/** Checks a body: the trimmed message, or the first error code of each invalid field. */
export function checkContactMessage(body: unknown): ContactCheck {
  if (Array.isArray(body)) return { ok: false, errors: {}, first: 'invalid_body' }
  const result = v.safeParse(ContactMessageSchema, body)
  if (result.success) return { ok: true, message: result.output }
  const errors: Partial<Record<ContactField, ErrorCode>> = {}
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as ContactField | undefined
    if (field !== undefined) errors[field] ??= issue.message as ErrorCode
  }
  return { ok: false, errors, first: Object.values(errors)[0] ?? 'invalid_body' }
}
