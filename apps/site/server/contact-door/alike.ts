import { createHash } from 'node:crypto'

/** Fewest letters and digits of a text that tells one message from another: not of a greeting. */
const LEAST = 24

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/**
 * What messages of the same text have in common, however it is spaced, dotted and capitalised;
 * `undefined` of a text that many people write by chance, and of what is no message.
 */
export function likeness(body: unknown): string | undefined {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
  }
  if (typeof message !== 'string') return undefined
  const letters = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return letters.length < LEAST ? undefined : digest(letters)
}
