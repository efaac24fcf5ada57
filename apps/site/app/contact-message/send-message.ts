import type { Language } from '@gaashaan/contract/language'
import type { Words } from '../language/words.ts'
import type { MessageBody } from './read-contact-form.ts'
import { type FieldErrors, readReply } from './read-reply.ts'

/** Where the site takes contact messages and passes them on (Specification §7). */
const CONTACT_CALL = '/api/contact_submit'

/** What sending came to, in the words that are both alerted and kept on the page. */
export interface Sent {
  readonly ok: boolean
  readonly words: string
  readonly errors: FieldErrors
}

/** A reply's JSON; `undefined` where a proxy answered something else. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/**
 * Posts a message as JSON from the browser. The words are Specification §8's: success, `Failed: `
 * with the server's error, `Request failed: ` with the network's message. Never throws.
 */
export async function sendMessage(
  message: MessageBody,
  language: Language,
  alerts: Words['contact']['alerts'],
  post: typeof fetch = fetch,
): Promise<Sent> {
  let response: Response
  try {
    response = await post(CONTACT_CALL, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, words: alerts.unreachable(reason), errors: {} }
  }
  const reply = readReply(await jsonOf(response), language)
  return reply.kind === 'sent'
    ? { ok: true, words: alerts.sent, errors: {} }
    : { ok: false, words: alerts.failed(reply.error), errors: reply.errors }
}
