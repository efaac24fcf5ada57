import { type Token, tokenize } from '@gaashaan/contract/texts/normalize'
import type { Piece } from '../../../app/search/search.ts'

/** Length of an extract, and of the text before its first match. */
const EXTRACT_CHARS = 220
const LEAD_CHARS = 60
/** How much of a text is searched for an extract. */
const MAX_SEARCHED_CHARS = 8_000
const MAX_MATCHES = 60

/** Whether a normalized word was searched for. */
type MatchesWord = (word: string) => boolean

/** A text in pieces, with the matches marked. */
export function markMatches(text: string, matches: MatchesWord): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const addUpTo = (end: number, isMatch: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), isMatch })
    at = end
  }
  for (const { normalized, start, end } of tokenize(text)) {
    if (!matches(normalized)) continue
    addUpTo(start, false)
    addUpTo(end, true)
  }
  addUpTo(text.length, false)
  return pieces
}

/** The first match from which a stretch of the text has the most different matches. */
function bestStart(matches: readonly Token[]): number {
  let bestAt = 0
  let maxCount = 0
  for (const [index, { start }] of matches.entries()) {
    const maxEnd = start + EXTRACT_CHARS - LEAD_CHARS
    const within = matches.slice(index).filter(({ end }) => end <= maxEnd)
    const wordCount = new Set(within.map(({ normalized }) => normalized)).size
    if (wordCount <= maxCount) continue
    maxCount = wordCount
    bestAt = start
  }
  return bestAt
}

/** The first start of a word at or after an offset. */
function wordStart(text: string, offset: number): number {
  if (offset <= 0) return 0
  const space = text.indexOf(' ', offset)
  return space < 0 ? offset : space + 1
}

/** The last end of a word at or before an offset. */
function wordEnd(text: string, offset: number): number {
  if (offset >= text.length) return text.length
  const space = text.lastIndexOf(' ', offset)
  return space <= 0 ? offset : space
}

/**
 * The stretch of a text with the most matches, marked; the beginning of a text without any. Empty
 * for an empty text.
 */
export function snippet(text: string, matches: MatchesWord): Piece[] {
  const matchTokens = tokenize(text.slice(0, MAX_SEARCHED_CHARS))
    .filter(({ normalized }) => matches(normalized))
    .slice(0, MAX_MATCHES)
  const matchAt = bestStart(matchTokens)
  const start = matchAt <= LEAD_CHARS ? 0 : wordStart(text, matchAt - LEAD_CHARS)
  const end = wordEnd(text, start + EXTRACT_CHARS)
  const part = text.slice(start, end)
  if (part === '') return []
  const pieces = markMatches(part, matches)
  if (start > 0) pieces.unshift({ text: '… ', isMatch: false })
  if (end < text.length) pieces.push({ text: ' …', isMatch: false })
  return pieces
}
