import { createHash } from 'node:crypto'

/** Puts the keys of objects in order, so that equal data have equal JSON. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    entries
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  )
}

/** A mark of plain data, the same for the same data: SHA-256 of its JSON in hex. */
export function fingerprint(data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(data)))
    .digest('hex')
}

export function fingerprintOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
