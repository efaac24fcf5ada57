import type { Language } from '@gaashaan/contract/language'
import type { Messages } from '../messages/messages.ts'
import { postMessage } from './post-message.ts'
import type { MessageBody } from './read-contact-form.ts'
import { type FieldErrors, readReply } from './read-reply.ts'

/** What sending came to, in the words of the alert. */
export interface Sent {
  readonly ok: boolean
  readonly words: string
  readonly errors: FieldErrors
  /** By which the editors find the message, where the host gave one. */
  readonly reference?: string | undefined
  /** True when the network failed: no server has refused it. */
  readonly isAway?: true
}

/**
 * Posts a message as JSON from the browser. The words are Specification §8's: success, `Failed: `
 * with the server's error, `Request failed: ` with the network's message. Never throws.
 */
export async function sendMessage(
  message: MessageBody,
  language: Language,
  alerts: Messages['contact']['alerts'],
  { key, post }: { readonly key?: string; readonly post?: typeof fetch } = {},
): Promise<Sent> {
  const posted = await postMessage(message, key, post)
  if (posted.kind === 'unreachable') {
    return { ok: false, isAway: true, words: alerts.unreachable(posted.reason), errors: {} }
  }
  const reply = readReply(posted.answer, language)
  return reply.kind === 'sent'
    ? { ok: true, words: alerts.sent, errors: {}, reference: reply.reference }
    : { ok: false, words: alerts.failed(reply.error), errors: reply.errors }
}
