/**
 * What a picture looks like, in 256 bits that hardly change when it is compressed again, made smaller or
 * brighter: the signs of its lowest frequencies (a perceptual hash by a discrete cosine transform). The
 * desk computes it of every picture, and the reader's browser of the one that is asked about.
 */

/** The side in pixels of the square to which a picture is scaled first, whatever its shape. */
export const LIKENESS_SIDE = 64

/** Frequencies in each direction; the lowest half of them are the coarse part, which stands first. */
const FREQUENCIES = 16
const COARSE = FREQUENCIES / 2

/** Words of 32 bits of one likeness, and of its coarse part. */
export const LIKENESS_WORDS = (FREQUENCIES * FREQUENCIES) / 32
const COARSE_WORDS = (COARSE * COARSE) / 32

/**
 * Bits in which two likenesses of one picture differ at most, of 64 and of 256. `npm run bench pictures`
 * measures how many pictures these find, and how many they confuse.
 */
const MAX_COARSE_BITS = 10
const MAX_BITS = 52

/** The shares of a picture that are cut off at its sides. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const crop = (left: number, top: number, right: number, bottom: number): Crop => ({
  ...{ left, top, right, bottom },
})

/** The parts of a picture of which the desk computes the likeness too, so that a cut copy is found. */
export const LIKENESS_CROPS: readonly Crop[] = [
  ...[0.05, 0.1].flatMap((share) => [
    crop(share, 0, 0, 0),
    crop(0, share, 0, 0),
    crop(0, 0, share, 0),
    crop(0, 0, 0, share),
  ]),
  ...[0.025, 0.05].flatMap((share) => [
    crop(share, 0, share, 0),
    crop(0, share, 0, share),
    crop(share, share, share, share),
  ]),
  crop(0.1, 0.1, 0, 0),
  crop(0, 0, 0.1, 0.1),
]

const COSINES = Array.from({ length: FREQUENCIES }, (_, frequency) =>
  Float64Array.from({ length: LIKENESS_SIDE }, (_value, at) =>
    Math.cos((Math.PI * frequency * (at + 0.5)) / LIKENESS_SIDE),
  ),
)

/** The frequencies of each bit, across and down: those of the coarse part first. */
const BITS = Array.from({ length: FREQUENCIES * FREQUENCIES }, (_, at) => {
  const [across, down] = [at % FREQUENCIES, Math.floor(at / FREQUENCIES)]
  return { across, down, isCoarse: across < COARSE && down < COARSE }
}).sort((a, b) => Number(b.isCoarse) - Number(a.isCoarse))

/** A picture's strength in each frequency, from its brightness, row by row. */
function frequenciesOf(brightness: ArrayLike<number>): Float64Array {
  const rows = new Float64Array(FREQUENCIES * LIKENESS_SIDE)
  for (const [across, cosines] of COSINES.entries()) {
    for (let row = 0; row < LIKENESS_SIDE; row += 1) {
      let sum = 0
      for (let at = 0; at < LIKENESS_SIDE; at += 1) {
        sum += (cosines[at] ?? 0) * (brightness[row * LIKENESS_SIDE + at] ?? 0)
      }
      rows[across * LIKENESS_SIDE + row] = sum
    }
  }
  return Float64Array.from(BITS, ({ across, down }) => {
    const cosines = COSINES[down] ?? []
    let sum = 0
    for (let row = 0; row < LIKENESS_SIDE; row += 1) {
      sum += (cosines[row] ?? 0) * (rows[across * LIKENESS_SIDE + row] ?? 0)
    }
    return sum
  })
}

/**
 * The likeness of a picture that was scaled to `LIKENESS_SIDE` × `LIKENESS_SIDE` pixels: their brightness
 * row by row, from 0 to 255. Words of 32 bits, the coarse ones first.
 */
export function likenessOf(brightness: ArrayLike<number>): Uint32Array {
  const frequencies = frequenciesOf(brightness)
  // The first is the picture's mean, which says nothing.
  const sorted = frequencies.slice(1).sort()
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const words = new Uint32Array(LIKENESS_WORDS)
  for (const [bit, strength] of frequencies.entries()) {
    if (bit > 0 && strength > median) words[bit >> 5] = (words[bit >> 5] ?? 0) | (1 << (bit & 31))
  }
  return words
}

/** The least deviation of brightness from its mean, of 255, with which a picture looks like anything. */
const MIN_DEVIATION = 4

/** Whether a picture has something in it by which it is known; a plain surface looks like every other one. */
export function hasDetail(brightness: ArrayLike<number>): boolean {
  const values = Array.from(brightness)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / values.length) >= MIN_DEVIATION
}

/** The brightness of pixels of three or more channels that begin with red, green and blue (ITU-R BT.601). */
export function brightnessOf(pixels: ArrayLike<number>, channels: number): Float64Array {
  return Float64Array.from({ length: LIKENESS_SIDE * LIKENESS_SIDE }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((each) => pixels[at * channels + each])
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
}

/** Likenesses one after another as text: base64 of their words, the lowest byte first. */
export function encodeLikenesses(words: Uint32Array): string {
  const bytes = new Uint8Array(4 * words.length)
  const view = new DataView(bytes.buffer)
  for (const [at, word] of words.entries()) view.setUint32(4 * at, word, true)
  return btoa(String.fromCharCode(...bytes))
}

/** The words of `encodeLikenesses`; throws for what is no base64. */
export function decodeLikenesses(text: string): Uint32Array {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at)
  const view = new DataView(bytes.buffer)
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, at) => view.getUint32(4 * at, true))
}

/** The number of bits of a 32-bit word that are set. */
function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** The bits in which a likeness differs from the one that begins at a place of some words. */
function distance(asked: Uint32Array, words: Uint32Array, first: number, count: number): number {
  let bits = 0
  for (let at = 0; at < count; at += 1) {
    bits += bitCount((asked[at] ?? 0) ^ (words[first + at] ?? 0))
  }
  return bits
}

/** The coarse parts of some likenesses, one after another: by them many pictures are compared quickly. */
export function coarseParts(words: Uint32Array): Uint32Array {
  const count = words.length / LIKENESS_WORDS
  const parts = new Uint32Array(count * COARSE_WORDS)
  for (let each = 0; each < count; each += 1) {
    const first = each * LIKENESS_WORDS
    parts.set(words.subarray(first, first + COARSE_WORDS), each * COARSE_WORDS)
  }
  return parts
}

/** Whether one of the coarse parts between two places may be of the picture that is asked about. */
export function mayBeAlike(
  asked: Uint32Array,
  parts: Uint32Array,
  begin: number,
  end: number,
): boolean {
  for (let first = begin; first < end; first += COARSE_WORDS) {
    if (distance(asked, parts, first, COARSE_WORDS) <= MAX_COARSE_BITS) return true
  }
  return false
}

/**
 * How far the nearest of some likenesses, one after another, is from the one that is asked about, in bits
 * of 256; `undefined` where none is of the same picture.
 */
export function likenessDistance(asked: Uint32Array, words: Uint32Array): number | undefined {
  let least: number | undefined
  for (let first = 0; first < words.length; first += LIKENESS_WORDS) {
    if (distance(asked, words, first, COARSE_WORDS) > MAX_COARSE_BITS) continue
    const bits = distance(asked, words, first, LIKENESS_WORDS)
    if (bits <= MAX_BITS && bits < (least ?? Number.POSITIVE_INFINITY)) least = bits
  }
  return least
}
