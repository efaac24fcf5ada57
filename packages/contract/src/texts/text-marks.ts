/** Words that are compared in a row: a row that two texts share is hardly there by chance. */
export const ROW_WORDS = 3

/** Rows of words of which at least one is a mark: any six words of a text, unchanged, have one of its marks. */
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
 * The marks by which a text, or a quote of it, is found: numbers of 32 bits, one for every few rows of
 * words. A text and its quotes choose the same rows (winnowing, by Schleimer, Wilkerson and Aiken, 2003).
 */
export function rowMarks(rows: readonly string[]): number[] {
  const hashes = rows.map(hash32)
  if (hashes.length === 0) return []
  const windows = Math.max(1, hashes.length - WINDOW_ROWS + 1)
  const marks = Array.from({ length: windows }, (_, at) =>
    Math.min(...hashes.slice(at, at + WINDOW_ROWS)),
  )
  return [...new Set(marks)]
}

/** The mark of a SHA-256 in hexadecimal digits. */
export const hashMark = (sha256: string): number => Number.parseInt(sha256.slice(0, 8), 16)

/** The mark of a text's key. */
export const keyMark = (key: string): number => hash32(`key ${key}`)

/** The mark of a tender's number, without what readers type in other ways (`bareTenderNumber`). */
export const tenderMark = (bareNumber: string): number => hash32(`tender ${bareNumber}`)
