import { createHash, randomUUID } from 'node:crypto'
import type { ContactMessage } from '@gaashaan/contract'

/** A valid idempotency key: printable ASCII (RFC 9651, strings), long enough for a UUID. */
const KEY = /^[\x20-\x7e]{1,200}$/

/** The present form of a digest. Older messages have another form or none. */
const DIGEST = /^[\dA-F]{64}$/

/** Length of a reference: among a million messages, fewer than one pair on average has the same. */
const REFERENCE_CHARS = 10

/**
 * Identifies one submission of a message by its `Idempotency-Key`
 * (draft-ietf-httpapi-idempotency-key-header) and its content. The same key with other content is
 * another submission, since losing a message is worse than storing it twice. Without a valid key every
 * submission is unique. The digest is stored in the field `sending`.
 */
export function submissionDigest(key: string | null, message: ContactMessage): string {
  const id = key !== null && KEY.test(key) ? key : randomUUID()
  const { name, email, subject, department, message: text, agreed } = message
  const content = JSON.stringify([id, name, email, subject, department, text, agreed])
  return createHash('sha256').update(content).digest('hex').toUpperCase()
}

/**
 * The reference of a message for the visitor and the editors: the beginning of its digest, so that a
 * repeated submission has the same and the inbox finds it. It reveals neither the content nor the
 * number of messages. `undefined` for messages from before references existed.
 */
export function messageReference(sending: string | null | undefined): string | undefined {
  return sending && DIGEST.test(sending) ? sending.slice(0, REFERENCE_CHARS) : undefined
}
