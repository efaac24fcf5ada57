import { createHash } from 'node:crypto'

/** 132 bits of the hash, so that no two contents have the same tag by chance. */
const TAG_CHARS = 22

/** A strong validator (RFC 9110 §8.8.3): equal bytes have equal tags. */
export function strongTag(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url').slice(0, TAG_CHARS)}"`
}

/** A weak validator: one tag stands for a body in each of its encodings (RFC 9110 §8.8.1). */
export function weakTag(...parts: readonly (string | Uint8Array)[]): string {
  return `W/${strongTag(...parts)}`
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** True when If-None-Match has the tag: the comparison is weak, and `*` matches all (RFC 9110 §13.1.2). */
export function matchesTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (ifNoneMatch == null) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(opaque).includes(opaque(tag))
}
