import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** A body that fits in one packet is not compressed. */
const MIN_COMPRESSED_BYTES = 1_000

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:(?:feed\+|manifest\+|openapi\+)?json|javascript|(?:atom\+)?xml)|image\/svg\+xml)/

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** The best encoding that a request accepts; a weight of 0 refuses one (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const part of header?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const [br, gz] = [weightOf('br'), weightOf('gzip')]
  if (br === 0 && gz === 0) return undefined
  return br >= gz ? 'br' : 'gzip'
}

export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(contentType)
}

/**
 * The bits of the smallest brotli window that holds the whole body (RFC 7932 §9.1). The default
 * window takes megabytes for each page, which makes most of the garbage collector's work.
 */
function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + 16))
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, needed))
}

/** `quality` is brotli's: 5 takes 1 ms for a page, 11 is for what is compressed once. */
export function compress(body: Buffer, encoding: Encoding, quality: 5 | 11 = 5): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: quality === 11 ? 9 : 6 })
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  })
}
