import { normalize, tokenize } from '@gaashaan/contract/texts/normalize'

/** Words of almost every text: they say nothing about it, and cost the most to look up. */
const STOP_WORDS = new Set(
  (
    'oo ee iyo ka ku u la ayaa waa si in uu ay ah soo iyada isaga waxaa waxay wuxuu kale ayay ayuu eeg sida kuwa ' +
    'the of and in to a an for on with by at is are was were be as it that this from has have its'
  )
    .split(' ')
    .map(normalize),
)

export function isStopWord(normalized: string): boolean {
  return STOP_WORDS.has(normalized)
}

/** The different words of a query, without stop words unless it has no others. */
export function queryWords(text: string, maxWords: number): string[] {
  const all = [...new Set(tokenize(text).map(({ normalized }) => normalized))]
  const significant = all.filter((word) => !isStopWord(word))
  return (significant.length > 0 ? significant : all).slice(0, maxWords)
}
