import { createHash } from 'node:crypto'
import type { ContactMessage } from '@gaashaan/contract'

/** Characters of an idempotency key: printable ASCII (RFC 9651, strings), more than a UUID needs. */
const KEY = /^[\x20-\x7e]{1,200}$/

/**
 * What stands for one sending of a message: of the key that its sender gave it
 * (`Idempotency-Key`, draft-ietf-httpapi-idempotency-key-header) and of the words. The same key
 * with other words is another sending: to lose words would be worse than to have them twice.
 * `undefined` where there is no key, or none that could be one.
 */
export function sendingDigest(key: string | null, message: ContactMessage): string | undefined {
  if (key === null || !KEY.test(key)) return undefined
  const { name, email, subject, department, message: text, agreed } = message
  const words = JSON.stringify([key, name, email, subject, department, text, agreed])
  return createHash('sha256').update(words).digest('base64url')
}
