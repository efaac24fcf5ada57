import { type Token, tokenize } from '@gaashaan/contract/texts/normalize'
import { ROW_WORDS, textRows } from '@gaashaan/contract/texts/text-fingerprints'
import { diffArrays } from 'diff'
import type { ComparedPart, Likeness } from './verify.ts'

/** Words that are taken or left before texts count as too different to be shown side by side. */
const MAX_EDITS = 400

/** The least share of the rows of words of a question that a text must have to be compared with it. */
export const MIN_ROW_SHARE = 0.2

/** The least share of what is asked that must be the ministry's words, for the texts to be alike. */
const MIN_COMMON_SHARE = 0.5

/** A text, its words, and the rows of words in it, whatever their spelling. */
export interface Words {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly rows: readonly string[]
}

export function wordsOf(text: string): Words {
  const tokens = tokenize(text)
  return { text, tokens, rows: textRows(tokens.map(({ normalized }) => normalized)) }
}

/** A word as it is compared: without case, with one kind of apostrophe, and nothing else forgiven. */
const exactWords = ({ text, tokens }: Words) =>
  tokens.map(({ start, end }) =>
    text
      .slice(start, end)
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[’‘ʼ`´′]/g, "'"),
  )

/** The share of the rows of words of a text that another one has too. */
export function commonShare({ rows }: Words, other: Words): number {
  const known = new Set(other.rows)
  return rows.length === 0 ? 0 : rows.filter((row) => known.has(row)).length / rows.length
}

/**
 * Where the quoted part of a text begins and ends: from the first row of words that both have to the
 * last, and as many words around as the question has around these.
 */
function quotedPart(
  { rows: askedRows }: Words,
  { rows: otherRows }: Words,
): readonly [number, number] {
  const known = new Set(askedRows)
  const first = otherRows.findIndex((row) => known.has(row))
  const last = otherRows.findLastIndex((row) => known.has(row))
  const before = askedRows.indexOf(otherRows[first] ?? '')
  const after = askedRows.length - askedRows.lastIndexOf(otherRows[last] ?? '')
  return [Math.max(0, first - before), last + ROW_WORDS + after]
}

interface Comparison {
  readonly likeness: Exclude<Likeness, 'former' | 'alike'>
  readonly parts: readonly ComparedPart[]
}

/** The words of a text from one to before another, as they stand there. */
function wordsBetween({ text, tokens }: Words, begin: number, end: number): string {
  return text.slice(tokens[begin]?.start ?? 0, tokens[end - 1]?.end ?? 0)
}

/**
 * What is asked beside a text of the ministry, part by part; `undefined` where they are not alike. What
 * the ministry's text has before and after a quote is no part of it.
 */
export function compareTexts(asked: Words, other: Words): Comparison | undefined {
  const [begin, end] = quotedPart(asked, other)
  const words = exactWords(asked)
  const quoted = exactWords(other).slice(begin, end)
  const changes = diffArrays(quoted, words, { maxEditLength: MAX_EDITS })
  if (!changes) return undefined
  const parts: ComparedPart[] = []
  let [at, otherAt, common] = [0, begin, 0]
  for (const { added, removed, count } of changes) {
    if (removed) {
      parts.push({ kind: 'missing', text: wordsBetween(other, otherAt, otherAt + count) })
      otherAt += count
      continue
    }
    parts.push({ kind: added ? 'added' : 'same', text: wordsBetween(asked, at, at + count) })
    at += count
    if (added) continue
    otherAt += count
    common += count
  }
  if (common < words.length * MIN_COMMON_SHARE) return undefined
  const first = parts.findIndex(({ kind }) => kind === 'same')
  const last = parts.findLastIndex(({ kind }) => kind === 'same')
  const isInQuote = ({ kind }: ComparedPart, place: number) =>
    kind !== 'missing' || (place > first && place < last)
  const quotedParts = parts.filter(isInQuote)
  const has = (kind: ComparedPart['kind']) => quotedParts.some((part) => part.kind === kind)
  return {
    likeness: has('added') ? 'differs' : has('missing') ? 'shortened' : 'same',
    parts: quotedParts,
  }
}
