import { editDistance } from '@gaashaan/runtime/edit-distance'

/** Shortest word that may be misspelt; a shorter one is too near to too many. */
const MIN_WORD_CHARS = 4
/** From this length on, two letters may be wrong. */
const LONG = 7

/** A word and each way to leave out one of its letters: near words share one of these. */
export function deletionVariants(word: string): string[] {
  if (word.length < MIN_WORD_CHARS) return []
  const cuts = new Set([word])
  for (let at = 0; at < word.length; at += 1) cuts.add(word.slice(0, at) + word.slice(at + 1))
  return [...cuts]
}

/** Whether one word may be meant by the other. */
export function isSpellingVariant(asked: string, word: string): boolean {
  return editDistance(asked, word) <= (asked.length < LONG ? 1 : 2)
}
