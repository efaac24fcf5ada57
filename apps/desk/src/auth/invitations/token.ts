import { createHash, randomBytes } from 'node:crypto'

/** How long an invitation's link works. */
export const INVITATION_LINK_MS = 72 * 60 * 60 * 1000

/** The secret of a new link: 256 bits, encoded for a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored digest of a token, so that reading the database does not let anyone accept. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
