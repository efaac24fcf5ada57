/** Apostrophes as keyboards and editors write the glottal stop of Somali. */
const APOSTROPHES = "'’‘ʼ`´′"

const WORD = new RegExp(`[\\p{L}\\p{N}\\p{M}]+(?:[${APOSTROPHES}][\\p{L}\\p{N}\\p{M}]+)*`, 'gu')
const IGNORED = new RegExp(`[\\p{M}${APOSTROPHES}]`, 'gu')

/** Normalized words are cut to this length. */
const MAX_WORD_CHARS = 32

/** A word of a text. */
export interface Token {
  /** Never empty. */
  readonly normalized: string
  /** Offsets in the text. */
  readonly start: number
  readonly end: number
}

/**
 * The form that all spellings of a word share: lower case without accents and apostrophes, `dh` as
 * `d`, `kh` as `q`, `x` as `h`, `ey` as `ay`, and a doubled letter as one. Readers of Somali mix
 * these up ("Xamar", "Hamar"; "dhagax", "dagah"; "khudbad", "qudbad"; "saaxiib", "saxib").
 */
export function normalize(word: string): string {
  return word
    .normalize('NFKD')
    .replace(IGNORED, '')
    .toLowerCase()
    .replaceAll('dh', 'd')
    .replaceAll('kh', 'q')
    .replaceAll('x', 'h')
    .replaceAll('ey', 'ay')
    .replace(/([a-z])\1+/g, '$1')
    .slice(0, MAX_WORD_CHARS)
}

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

const cache = new Map<string, string>()
/** The same few thousand words make up most of any text. */
const MAX_CACHED_WORDS = 20_000

function normalizeCached(word: string): string {
  const cached = cache.get(word)
  if (cached !== undefined) return cached
  if (cache.size >= MAX_CACHED_WORDS) cache.clear()
  const normalized = normalize(word)
  cache.set(word, normalized)
  return normalized
}

/** The words of a text in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const normalized = normalizeCached(word)
    if (normalized !== '') tokens.push({ normalized, start: index, end: index + word.length })
  }
  return tokens
}

/** The different words of a query, without stop words unless it has no others. */
export function queryWords(text: string, maxWords: number): string[] {
  const all = [...new Set(tokenize(text).map(({ normalized }) => normalized))]
  const significant = all.filter((word) => !isStopWord(word))
  return (significant.length > 0 ? significant : all).slice(0, maxWords)
}
