import { createHash, randomBytes } from 'node:crypto'

/** How long an invitation's link works. */
export const LINK_MS = 72 * 60 * 60 * 1000

/** A new link's secret: 256 bits, as an address carries them. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it: who reads the database cannot accept an invitation. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
