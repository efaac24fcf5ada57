import { createHash } from 'node:crypto'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

/** Sorts the keys of objects, so that equal data have equal JSON. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sortKeys(part)]),
  )
}

/** A fingerprint of plain data: SHA-256 of its JSON in hex. */
export const fingerprint = (data: unknown): string => sha256(JSON.stringify(sortKeys(data)))

export const fingerprintOfBytes = (bytes: Uint8Array): string => sha256(bytes)
