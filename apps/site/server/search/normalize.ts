/** Apostrophes as keyboards and editors write the glottal stop of Somali. */
const APOSTROPHES = "'’‘ʼ`´′"

const WORD = new RegExp(`[\\p{L}\\p{N}\\p{M}]+(?:[${APOSTROPHES}][\\p{L}\\p{N}\\p{M}]+)*`, 'gu')
const LEFT_OUT = new RegExp(`[\\p{M}${APOSTROPHES}]`, 'gu')

/** Longest word that is looked for, in characters. */
const MAX_WORD_CHARS = 32

/** Words that stand in almost every text: they tell nothing, and cost most. */
const COMMON = new Set(
  (
    'oo ee iyo ka ku u la ayaa waa si in uu ay ah soo iyada isaga waxaa waxay wuxuu kale ayay ayuu eeg sida kuwa ' +
    'the of and in to a an for on with by at is are was were be as it that this from has have its'
  ).split(' '),
)

export interface Word {
  /** As readers may write it otherwise; never empty. */
  readonly folded: string
  readonly start: number
  readonly end: number
}

/**
 * A word as all its spellings are: small letters without accents and apostrophes, `dh` as `d`, `kh`
 * as `q`, `x` as `h`, `ey` as `ay`, and a letter that is doubled as one: what readers of Somali mix
 * ("Xamar", "Hamar"; "dhagax", "dagah"; "khudbad", "qudbad"; "saaxiib", "saxib").
 */
export function normalize(word: string): string {
  return word
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replaceAll('dh', 'd')
    .replaceAll('kh', 'q')
    .replaceAll('x', 'h')
    .replaceAll('ey', 'ay')
    .replace(/([a-z])\1+/g, '$1')
    .slice(0, MAX_WORD_CHARS)
}

const known = new Map<string, string>()
/** Words whose folding is remembered: the same few thousand make up most of any text. */
const MAX_CACHED_WORDS = 20_000

function foldOnce(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= MAX_CACHED_WORDS) known.clear()
  const folded = normalize(word)
  known.set(word, folded)
  return folded
}

/** The words of a text in order, where they stand and folded. */
export function tokenize(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldOnce(word)
    if (folded !== '') words.push({ folded, start: index, end: index + word.length })
  }
  return words
}

/** Whether a word is left out of what is looked for. */
export function isCommon(folded: string): boolean {
  return FOLDED_COMMON.has(folded)
}

const FOLDED_COMMON = new Set([...COMMON].map(normalize))

/** The words of a question, each once; a question of common words alone is looked for as it is. */
export function queryWords(text: string, most: number): string[] {
  const all = [...new Set(tokenize(text).map(({ folded }) => folded))]
  const telling = all.filter((word) => !isCommon(word))
  return (telling.length > 0 ? telling : all).slice(0, most)
}
