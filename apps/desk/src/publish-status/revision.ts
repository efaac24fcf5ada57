import { createHash } from 'node:crypto'
import type { PostPayload } from '@gaashaan/contract'

/** 48 bits: two texts of one post are never taken for each other, and a page carries eight letters. */
const LENGTH = 8

/**
 * A post's answer with the mark of all that it says. The site writes the mark into the page, so that
 * the desk can tell from a page which version its readers have.
 */
export function withRevision(post: PostPayload): PostPayload {
  const hash = createHash('sha256').update(JSON.stringify(post)).digest('base64url')
  return { ...post, revision: hash.slice(0, LENGTH) }
}
