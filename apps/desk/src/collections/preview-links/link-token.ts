import { createHash, randomBytes } from 'node:crypto'

const PREFIX = 'link.'

/** A new link's token, with 256 random bits. */
export function newLinkToken(): string {
  return PREFIX + randomBytes(32).toString('base64url')
}

/** The stored form of a token. It needs no salt: a random token is not found by trying. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function isLinkToken(token: string): boolean {
  return token.startsWith(PREFIX)
}
