import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Fewer bytes than fit in one packet are sent as they are. */
const MIN_COMPRESSED_BYTES = 1_000

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:(?:feed\+|manifest\+|openapi\+)?json|javascript|(?:atom\+)?xml)|image\/svg\+xml)/

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

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
 * The smallest brotli window, as a power of two, that holds the whole body (RFC 7932 §9.1): the
 * default takes megabytes for each page, and their release is most of the collector's work.
 */
function windowFor(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + 16))
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, needed))
}

/** Brotli qualities: 5 takes 1 ms for a page; 11 is for files that are compressed once. */
export function compress(body: Buffer, encoding: Encoding, quality: 5 | 11 = 5): Promise<Buffer> {
  if (encoding === 'gzip') return asGzip(body, { level: quality === 11 ? 9 : 6 })
  return asBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  })
}
