/** Words that are compared in a row: a row that two texts share is hardly there by chance. */
export const ROW_WORDS = 3

/** Of so many rows of words one is a fingerprint at least: any six words of a text have one of its own. */
const WINDOW_ROWS = 4

/** The rows of words in a text, from its normalized words in their order. */
export function textRows(words: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, words.length - ROW_WORDS + 1) }, (_, at) =>
    words.slice(at, at + ROW_WORDS).join(' '),
  )
}

/** FNV-1a of 32 bits over UTF-16 code units: rows of words need no more than an even spread. */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

/**
 * The fingerprints by which a text, or a quote of it, is found: numbers of 32 bits, one for every few rows of
 * words. A text and its quotes choose the same rows (winnowing, by Schleimer, Wilkerson and Aiken, 2003).
 */
export function rowFingerprints(rows: readonly string[]): number[] {
  const hashes = rows.map(hash32)
  if (hashes.length === 0) return []
  const windows = Math.max(1, hashes.length - WINDOW_ROWS + 1)
  const fingerprints = Array.from({ length: windows }, (_, at) =>
    Math.min(...hashes.slice(at, at + WINDOW_ROWS)),
  )
  return [...new Set(fingerprints)]
}

/** The fingerprint of a SHA-256 in hexadecimal digits. */
export const hashFingerprint = (sha256: string): number => Number.parseInt(sha256.slice(0, 8), 16)

/** The fingerprint of a text's key. */
export const keyFingerprint = (key: string): number => hash32(`key ${key}`)

/** The fingerprint of a tender's number, without what readers type in other ways (`bareTenderNumber`). */
export const tenderFingerprint = (bareNumber: string): number => hash32(`tender ${bareNumber}`)
