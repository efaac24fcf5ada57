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
