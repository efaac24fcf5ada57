import * as v from 'valibot'
import { CONTACT_LIMITS, DEPARTMENTS } from './contact-limits.ts'
import type { ErrorCode } from './errors.ts'

// Apart, so that a form in the browser has them without the schema library.
export * from './contact-limits.ts'

/** Most bytes of a contact request's body. */
export const CONTACT_BODY_BYTES = 64 * 1024

/**
 * What HTML calls a valid e-mail address, and a dot in its domain besides: an address without one
 * cannot be answered from the internet.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

const say = (code: ErrorCode): ErrorCode => code

function boundedText(required: ErrorCode, tooLong: ErrorCode, most: number) {
  return v.pipe(
    v.string(say(required)),
    v.trim(),
    v.minLength(1, say(required)),
    v.maxLength(most, say(tooLong)),
  )
}

/** A visitor's message; an issue's `message` is the error code to answer with. */
export const ContactMessageSchema = v.object(
  {
    name: boundedText('name_required', 'name_too_long', CONTACT_LIMITS.name),
    email: v.pipe(
      v.string(say('email_invalid')),
      v.trim(),
      v.maxLength(CONTACT_LIMITS.email, say('email_invalid')),
      v.regex(EMAIL, say('email_invalid')),
    ),
    subject: boundedText('subject_required', 'subject_too_long', CONTACT_LIMITS.subject),
    department: v.picklist(DEPARTMENTS, say('department_invalid')),
    message: boundedText('message_required', 'message_too_long', CONTACT_LIMITS.message),
    agreed: v.literal(true, say('consent_required')),
  },
  (issue) => {
    const missing: Record<string, ErrorCode> = {
      name: 'name_required',
      email: 'email_invalid',
      subject: 'subject_required',
      department: 'department_invalid',
      message: 'message_required',
      agreed: 'consent_required',
    }
    const field = issue.path?.at(-1)?.key
    return (typeof field === 'string' && missing[field]) || 'invalid_body'
  },
)

export type ContactMessage = v.InferOutput<typeof ContactMessageSchema>

export type ContactField = keyof ContactMessage

export type ContactCheck =
  | { readonly ok: true; readonly message: ContactMessage }
  | {
      readonly ok: false
      readonly errors: Partial<Record<ContactField, ErrorCode>>
      readonly first: ErrorCode
    }

/** Checks a body: the clean message, or the first error code of each wrong field. */
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
