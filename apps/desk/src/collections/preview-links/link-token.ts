import { createHash, randomBytes } from 'node:crypto'

const KIND = 'link.'

/** A new link's token: 256 random bits, which nobody guesses. */
export function newLinkToken(): string {
  return KIND + randomBytes(32).toString('base64url')
}

/** What is kept of a token: it cannot be turned back, and the token has too much chance to be tried. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function isLinkToken(token: string): boolean {
  return token.startsWith(KIND)
}
