import { isCommon, normalize, type Word } from '../normalize.ts'

/** Fewest characters of a part of a compound, unless it is a particle such as "u". */
const MIN_PART_CHARS = 2
/** Fewest characters of a word that may be a compound. */
const MIN_COMPOUND_CHARS = 5
/** Neighbouring words that may be one elsewhere, as "wax soo saar" is "waxsoosaar". */
export const MAX_PARTS = 3

/** Whether the index has a word; of the last part of a compound, whether a word begins with it. */
type IsKnown = (folded: string, isLast: boolean) => boolean

/** The places at which a word can be taken apart, from its beginning. */
const cutPlaces = (word: string) => Array.from({ length: word.length - 1 }, (_v, at) => at + 1)

function isPart(part: string, isKnown: IsKnown): boolean {
  return isCommon(part) || (part.length >= MIN_PART_CHARS && isKnown(part, false))
}

const isLastPart = (part: string, isKnown: IsKnown) =>
  part.length > MIN_PART_CHARS && !isCommon(part) && isKnown(part, true)

/**
 * How a word may be written as two, or as three around a particle: "kuxigeenka" as "ku xigeenka",
 * "waxsoosaarka" as "wax soo saarka". Of words that the index knows; folded.
 */
export function compoundSplits(word: string, isKnown: IsKnown): string[][] {
  if (word.length < MIN_COMPOUND_CHARS) return []
  const halves = (text: string) =>
    cutPlaces(text).map((at) => [normalize(text.slice(0, at)), text.slice(at)] as const)
  return halves(word).flatMap(([first, rest]) => {
    if (!isPart(first, isKnown)) return []
    const last = normalize(rest)
    const inThree = halves(rest).flatMap(([middle, end]) => {
      const folded = normalize(end)
      return isCommon(middle) && isLastPart(folded, isKnown) ? [[first, middle, folded]] : []
    })
    return isLastPart(last, isKnown) ? [[first, last], ...inThree] : inThree
  })
}

/** Neighbouring words as one; none where that is too short to mean the same. */
export function joinedWords(text: string, words: readonly Word[]): string | undefined {
  const whole = normalize(words.map(({ start, end }) => text.slice(start, end)).join(''))
  return whole.length < MIN_COMPOUND_CHARS ? undefined : whole
}
