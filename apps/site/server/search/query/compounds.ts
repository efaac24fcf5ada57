import { normalize, type Token } from '@gaashaan/contract/texts/normalize'
import { isStopWord } from '../query-words.ts'

/** Fewest characters of a part of a compound, unless it is a particle such as "u". */
const MIN_PART_CHARS = 2
/** Fewest characters of a word that may be a compound. */
const MIN_COMPOUND_CHARS = 5
/** Particles that stand within a compound: verbs have them before their stem. */
const INNER_PARTICLES = new Set(['u', 'ku', 'ka', 'la', 'is', 'soo', 'sii'].map(normalize))
/** Neighbouring words that may be one elsewhere, as "wax soo saar" is "waxsoosaar". */
export const MAX_PARTS = 3

/** Whether the index has a word; of the last part of a compound, whether a word begins with it. */
type IsIndexed = (word: string, isLast: boolean) => boolean

function isPart(part: string, isIndexed: IsIndexed): boolean {
  return isStopWord(part) || (part.length >= MIN_PART_CHARS && isIndexed(part, false))
}

function isLastPart(part: string, isIndexed: IsIndexed): boolean {
  return part.length > MIN_PART_CHARS && !isStopWord(part) && isIndexed(part, true)
}

/** Each way to split a word in two; the first part is normalized. */
function splitInTwo(word: string) {
  return Array.from(
    { length: word.length - 1 },
    (_value, index) => [normalize(word.slice(0, index + 1)), word.slice(index + 1)] as const,
  )
}

/**
 * How a word may be written as two, or as three around a particle: "kuxigeenka" as "ku xigeenka",
 * "waxsoosaarka" as "wax soo saarka". The parts are normalized words of the index.
 */
export function compoundSplits(word: string, isIndexed: IsIndexed): string[][] {
  if (word.length < MIN_COMPOUND_CHARS) return []
  return splitInTwo(word).flatMap(([first, rest]) => {
    if (!isPart(first, isIndexed)) return []
    const last = normalize(rest)
    const inThree = splitInTwo(rest).flatMap(([middle, end]) => {
      const normalized = normalize(end)
      return INNER_PARTICLES.has(middle) && isLastPart(normalized, isIndexed)
        ? [[first, middle, normalized]]
        : []
    })
    return isLastPart(last, isIndexed) ? [[first, last], ...inThree] : inThree
  })
}

/** Neighbouring words written as one; `undefined` where that is too short to mean the same. */
export function joinWords(text: string, tokens: readonly Token[]): string | undefined {
  const joined = normalize(tokens.map(({ start, end }) => text.slice(start, end)).join(''))
  return joined.length < MIN_COMPOUND_CHARS ? undefined : joined
}
