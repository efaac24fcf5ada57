import { checkContactMessage, ERRORS, type Language } from '@gaashaan/contract'
import type { Visit } from '../context.ts'
import { messagesFor } from '../messages/messages.ts'
import { type FieldErrors, readReply } from './read-reply.ts'

/** What a form that was posted without JavaScript came to; its page shows it. */
export type Submission<Field extends string> =
  | { readonly kind: 'sent'; readonly reference?: string | undefined }
  | {
      readonly kind: 'failed'
      /** Said at the top when no field is wrong. */
      readonly error: string | undefined
      readonly errors: FieldErrors<Field>
      /** What was typed, to be kept. */
      readonly values: Readonly<Partial<Record<Field, string>>>
    }

/** The error words of each wrong field of a message, by the contract; none when it is right. */
export function errorsOf(body: unknown, language: Language): FieldErrors {
  const check = checkContactMessage(body)
  if (check.ok) return {}
  const pairs = Object.entries(check.errors)
  return Object.fromEntries(pairs.map(([field, code]) => [field, ERRORS[code].words[language]]))
}

/** What sending came to: the status of the page that tells it (RFC 9110) and what it says. */
export interface SubmitResult {
  readonly status: 200 | 400 | 429 | 503
  readonly error?: string
  readonly errors: FieldErrors
  /** Of a message that was taken, where the host gave one. */
  readonly reference?: string | undefined
  /** Of the page: when to try again (RFC 9110 §10.2.3). */
  readonly headers?: Readonly<Record<string, string>>
}

/** Checks a message and gives it to the API host, once. Never throws. */
export async function submitMessage(body: unknown, visit: Visit): Promise<SubmitResult> {
  const { language, transport, client } = visit
  const errors = errorsOf(body, language)
  if (Object.keys(errors).length > 0) return { status: 400, errors }
  const { alerts } = messagesFor(language).contact
  const outcome = await transport.sendContact(body, client)
  if (outcome.kind === 'unreachable') {
    transport.warn(`contact message: ${outcome.reason}`)
    return { status: 503, errors: {}, error: alerts.failed(ERRORS.unavailable.words[language]) }
  }
  const reply = readReply(outcome.json, language)
  if (reply.kind === 'sent') return { status: 200, errors: {}, reference: reply.reference }
  const isRefused = outcome.status >= 400 && outcome.status < 500
  const status = outcome.status === 429 ? 429 : isRefused ? 400 : 503
  const { retryAfter } = outcome
  return {
    status,
    errors: reply.errors,
    error: alerts.failed(reply.error),
    ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }),
  }
}
