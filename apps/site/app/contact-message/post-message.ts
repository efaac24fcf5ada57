import type { MessageBody } from './read-contact-form.ts'

/** Where the site receives contact messages and passes them on (Specification §7). */
const CONTACT_CALL = '/api/contact_submit'

/** A message's reference is short and has only letters, digits, underscores and hyphens. */
const REFERENCE = /^[\w-]{1,40}$/

/** The JSON of a response to a contact message; any host may have sent it. */
export interface ReplyBody {
  readonly success?: unknown
  readonly code?: unknown
  readonly error?: unknown
  readonly reference?: unknown
}

export type PostResult =
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'response'; readonly status: number; readonly body: ReplyBody }

/** JSON as a reply's body; empty where it is no object, such as a proxy's error page. */
export function replyBody(json: unknown): ReplyBody {
  return typeof json === 'object' && json !== null ? json : {}
}

/**
 * The reference by which the host's editors find a message. Only hosts that have one send it, as ours
 * does; it is no part of Specification §7.
 */
export function referenceIn({ reference }: ReplyBody): string | undefined {
  return typeof reference === 'string' && REFERENCE.test(reference) ? reference : undefined
}

/**
 * Posts a message as JSON. The key identifies a repeated attempt to send it (`Idempotency-Key`,
 * draft-ietf-httpapi-idempotency-key-header). Never throws.
 */
export async function postMessage(
  message: MessageBody,
  key: string | undefined,
  post: typeof fetch = fetch,
): Promise<PostResult> {
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
    const body = replyBody(await response.json().catch(() => undefined))
    return { kind: 'response', status: response.status, body }
  } catch (error) {
    return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) }
  }
}
