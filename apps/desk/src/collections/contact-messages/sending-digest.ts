import { createHash, randomUUID } from 'node:crypto'
import type { ContactMessage } from '@gaashaan/contract'

/** Characters of an idempotency key: printable ASCII (RFC 9651, strings), more than a UUID needs. */
const KEY = /^[\x20-\x7e]{1,200}$/

/** A digest as it is stored now; older messages have one in another form, or none. */
const DIGEST = /^[\dA-F]{64}$/

/** Characters of a digest that make its reference: of a million messages, on average less than one pair shares one. */
const REFERENCE_CHARS = 10

/**
 * What stands for one sending of a message: of the key that its sender gave it
 * (`Idempotency-Key`, draft-ietf-httpapi-idempotency-key-header) and of the words. The same key
 * with other words is another sending: to lose words would be worse than to have them twice.
 * Without a key, or with none that could be one, every sending is its own.
 */
export function sendingDigest(key: string | null, message: ContactMessage): string {
  const own = key !== null && KEY.test(key) ? key : randomUUID()
  const { name, email, subject, department, message: text, agreed } = message
  const words = JSON.stringify([own, name, email, subject, department, text, agreed])
  return createHash('sha256').update(words).digest('hex').toUpperCase()
}

/**
 * What a visitor and the editors call a message by: the beginning of its sending's digest, so that a
 * second try is told the same and the inbox finds it. It tells nothing of the message, nor how many
 * there are. `undefined` of messages from before there were references.
 */
export function referenceOf(sending: string | null | undefined): string | undefined {
  return sending && DIGEST.test(sending) ? sending.slice(0, REFERENCE_CHARS) : undefined
}
