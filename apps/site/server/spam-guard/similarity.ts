import { createHash } from 'node:crypto'

/** Shorter texts, such as greetings, are not compared: many people write the same by chance. */
const MIN_COMPARED_CHARS = 24

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/**
 * A hash of a message's text without spaces, punctuation and case. `undefined` for a text that is too
 * short to compare, and for a body that is no message.
 */
export function textFingerprint(body: unknown): string | undefined {
  const { message } = Object(body) as { readonly message?: unknown }
  if (typeof message !== 'string') return undefined
  const letters = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return letters.length < MIN_COMPARED_CHARS ? undefined : digest(letters)
}
