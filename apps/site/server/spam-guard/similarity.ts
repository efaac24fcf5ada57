import { createHash } from 'node:crypto'

/** Shorter texts, such as greetings, are not compared: many people write them by chance. */
const MIN_COMPARED_CHARS = 24

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/**
 * The same for messages of the same text, however it is spaced, dotted and capitalised; `undefined`
 * for a text too short to compare and for what is no message.
 */
export function textFingerprint(body: unknown): string | undefined {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
  }
  if (typeof message !== 'string') return undefined
  const letters = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return letters.length < MIN_COMPARED_CHARS ? undefined : digest(letters)
}
