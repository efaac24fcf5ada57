import type { MessageBody } from './read-contact-form.ts'

/** Where the site takes contact messages and passes them on (Specification §7). */
const CONTACT_CALL = '/api/contact_submit'

/** What came of posting a message; the answer is what the server says, or nothing that it could be. */
export type Posted =
  | { readonly kind: 'unreachable'; readonly reason: string }
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly answer: {
        readonly success?: unknown
        readonly code?: unknown
        readonly error?: unknown
        readonly reference?: unknown
      }
    }

/** A reply's JSON object; an empty one where a proxy answered something else. */
async function objectOf(response: Response): Promise<object> {
  const json: unknown = await response.json().catch(() => undefined)
  return typeof json === 'object' && json !== null ? json : {}
}

/**
 * Posts a message as JSON, with the key by which a second try of it is known
 * (`Idempotency-Key`, draft-ietf-httpapi-idempotency-key-header). Never throws.
 */
export async function postMessage(
  message: MessageBody,
  key: string | undefined,
  post: typeof fetch = fetch,
): Promise<Posted> {
  try {
    const response = await post(CONTACT_CALL, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': `"${key}"` }),
      },
      body: JSON.stringify(message),
    })
    return { kind: 'answered', status: response.status, answer: await objectOf(response) }
  } catch (error) {
    return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) }
  }
}
