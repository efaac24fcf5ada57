import type { Piece } from '../../../app/search/search.ts'
import { tokenize, type Word } from '../normalize.ts'

/** Characters of an extract, and of the text before its first match. */
const LENGTH = 220
const LEAD = 60
/** Characters of a text that are looked through for an extract. */
const LOOKED_THROUGH = 8_000

type Fits = (folded: string) => boolean

/** A text in pieces, those marked that were looked for. */
export function markedPieces(text: string, words: readonly Word[], fits: Fits): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (end: number, isMatch: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), isMatch })
    at = end
  }
  for (const { folded, start, end } of words) {
    if (!fits(folded)) continue
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return pieces
}

export function markTitle(title: string, fits: Fits): Piece[] {
  return markedPieces(title, tokenize(title), fits)
}

/** The match from which a stretch of the text holds the most matches; the first of these. */
function bestStart(matches: readonly Word[]): number {
  let best = 0
  let most = 0
  for (const [index, { start }] of matches.entries()) {
    const within = matches.slice(index).filter((word) => word.end <= start + LENGTH - LEAD)
    const different = new Set(within.map(({ folded }) => folded)).size
    if (different <= most) continue
    most = different
    best = start
  }
  return best
}

/** Where a word begins at or after a place, or ends at or before it. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0
  const blank = text.indexOf(' ', place)
  return blank < 0 ? place : blank + 1
}
function wordEnd(text: string, place: number): number {
  if (place >= text.length) return text.length
  const blank = text.lastIndexOf(' ', place)
  return blank <= 0 ? place : blank
}

/**
 * The stretch of a text that says most of what was looked for, marked; its beginning where the text
 * has nothing of it. Empty for an empty text.
 */
export function snippet(text: string, fits: Fits): Piece[] {
  const looked = text.slice(0, LOOKED_THROUGH)
  const matches = tokenize(looked)
    .filter(({ folded }) => fits(folded))
    .slice(0, 60)
  const first = bestStart(matches)
  const start = first <= LEAD ? 0 : wordStart(text, first - LEAD)
  const end = wordEnd(text, start + LENGTH)
  const part = text.slice(start, end)
  if (part === '') return []
  const pieces = markTitle(part, fits)
  if (start > 0) pieces.unshift({ text: '… ', isMatch: false })
  if (end < text.length) pieces.push({ text: ' …', isMatch: false })
  return pieces
}
