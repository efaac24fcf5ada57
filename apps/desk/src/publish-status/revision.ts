import { createHash } from 'node:crypto'
import type { PostPayload } from '@gaashaan/contract'

/** Eight characters are 48 bits: enough to tell the versions of one post apart. */
const LENGTH = 8

/**
 * Adds a hash of its content to a post. The site writes it into the page, from which the desk learns
 * which version readers have.
 */
export function withRevision(post: PostPayload): PostPayload {
  const hash = createHash('sha256').update(JSON.stringify(post)).digest('base64url')
  return { ...post, revision: hash.slice(0, LENGTH) }
}
