import { checkContactMessage, ERRORS, type Language } from '@gaashaan/contract'
import type { Visit } from '../context.ts'
import { messagesFor } from '../messages/messages.ts'
import { type FieldErrors, readReply } from './read-reply.ts'

/** The result of a form that was posted without JavaScript, for its page. */
export type FormSubmission<Field extends string> =
  | { readonly kind: 'sent'; readonly reference?: string | undefined }
  | {
      readonly kind: 'failed'
      /** Shown at the top when no field is wrong. */
      readonly error: string | undefined
      readonly errors: FieldErrors<Field>
      /** The values that the reader typed; the form shows them again. */
      readonly values: Readonly<Partial<Record<Field, string>>>
    }

/** The error of each invalid field of a message, by the contract; none when it is valid. */
export function validationErrors(body: unknown, language: Language): FieldErrors {
  const check = checkContactMessage(body)
  if (check.ok) return {}
  const pairs = Object.entries(check.errors)
  return Object.fromEntries(pairs.map(([field, code]) => [field, ERRORS[code].words[language]]))
}

/** The result of sending a message, with the status of the page that reports it (RFC 9110). */
export interface SubmitResult {
  readonly status: 200 | 400 | 429 | 503
  readonly error?: string
  readonly errors: FieldErrors
  /** Of a message that was accepted, where the host has references. */
  readonly reference?: string | undefined
  /** Headers of the page: `Retry-After` (RFC 9110 §10.2.3). */
  readonly headers?: Readonly<Record<string, string>>
}

/** Checks a message and sends it to the API host, once. Never throws. */
export async function submitMessage(body: unknown, visit: Visit): Promise<SubmitResult> {
  const { language, transport, client } = visit
  const errors = validationErrors(body, language)
  if (Object.keys(errors).length > 0) return { status: 400, errors }
  const { alerts } = messagesFor(language).contact
  const result = await transport.sendContact(body, client)
  if (result.kind === 'unreachable') {
    transport.warn(`contact message: ${result.reason}`)
    return { status: 503, errors: {}, error: alerts.failed(ERRORS.unavailable.words[language]) }
  }
  const reply = readReply(result.json, language)
  if (reply.kind === 'sent') return { status: 200, errors: {}, reference: reply.reference }
  const isRefused = result.status >= 400 && result.status < 500
  const status = result.status === 429 ? 429 : isRefused ? 400 : 503
  const { retryAfter } = result
  return {
    status,
    errors: reply.errors,
    error: alerts.failed(reply.error),
    ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
  }
}
