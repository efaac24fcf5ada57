import type { Language } from '@gaashaan/contract/language'
import type { Messages } from '../messages/messages.ts'
import { postMessage } from './post-message.ts'
import type { MessageBody } from './read-contact-form.ts'
import { type FieldErrors, readReply } from './read-reply.ts'

/** The result of sending a message, with the text of the alert. */
export interface SendResult {
  readonly ok: boolean
  readonly text: string
  readonly errors: FieldErrors
  /** The editors find the message by it, where the host has references. */
  readonly reference?: string | undefined
  /** True when the network failed: no server has refused the message. */
  readonly isAway?: true
}

/**
 * Posts a message as JSON from the browser. The alerts are Specification §8's: success, `Failed: `
 * with the server's error, `Request failed: ` with the network's message. Never throws.
 */
export async function sendMessage(
  message: MessageBody,
  language: Language,
  alerts: Messages['contact']['alerts'],
  { key, post }: { readonly key?: string; readonly post?: typeof fetch } = {},
): Promise<SendResult> {
  const result = await postMessage(message, key, post)
  if (result.kind === 'unreachable') {
    return { ok: false, isAway: true, text: alerts.unreachable(result.reason), errors: {} }
  }
  const reply = readReply(result.body, language)
  return reply.kind === 'sent'
    ? { ok: true, text: alerts.sent, errors: {}, reference: reply.reference }
    : { ok: false, text: alerts.failed(reply.error), errors: reply.errors }
}
