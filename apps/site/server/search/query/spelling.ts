import { editDistance } from '@gaashaan/runtime/edit-distance'

/** Shorter words are near too many others to be corrected. */
const MIN_WORD_CHARS = 4
/** From this length on, two letters may be wrong. */
const LONG_WORD_CHARS = 7

/** A word, and the word without each one of its letters: similar words share one of these. */
export function deletionVariants(word: string): string[] {
  if (word.length < MIN_WORD_CHARS) return []
  const variants = new Set([word])
  for (let at = 0; at < word.length; at += 1) variants.add(word.slice(0, at) + word.slice(at + 1))
  return [...variants]
}

/** Whether `typed` may be a misspelling of `word`. */
export function isSpellingVariant(typed: string, word: string): boolean {
  return editDistance(typed, word) <= (typed.length < LONG_WORD_CHARS ? 1 : 2)
}
