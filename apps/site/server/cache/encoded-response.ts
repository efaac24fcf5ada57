import { isDeepStrictEqual } from 'node:util'
import { weakTag } from '@gaashaan/http/entity-tag'
import { SHARED } from '../http/cache-control.ts'
import { compress, type Encoding, isCompressible } from '../http/content-encoding.ts'
import { unpooled } from './unpooled.ts'

/** A whole response before it is encoded. */
export interface RenderedResponse {
  readonly status: number
  /** Names in lower case, each once; `content-type` among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** One encoding's header and bytes, ready to be sent. */
interface EncodedBody {
  /** Names and values in turn, as `writeHead` takes them. The last value may be the expiry's. */
  readonly head: string[]
  readonly bytes: Buffer
}

/** A response in all its encodings. */
export interface EncodedResponse {
  readonly status: number
  readonly tag: string
  /**
   * How long nginx caches it: since it was `confirmed`, `never`, or by Cache-Control (`stated`).
   */
  readonly expiry: 'confirmed' | 'never' | 'stated'
  readonly headers: RenderedResponse['headers']
  readonly identity: EncodedBody
  /** Encoded for the first reader who needs it, or when the process is idle. */
  gzip: EncodedBody | undefined
  /** Replaced by a smaller one when the process is idle. */
  br: EncodedBody | undefined
  /** The header of a 304 (RFC 9110 §15.4.5). */
  readonly notModifiedHead: string[]
}

/**
 * Tells nginx how long to cache a response: until a Unix second, `@1700000000`, or `0` for not at
 * all. It comes after Cache-Control, which nginx before 1.23 ignores once it has read this header.
 */
const EXPIRES = 'x-accel-expires'

/** Headers that a 304 repeats (RFC 9110 §15.4.5), and those that every response has. */
const NOT_MODIFIED_HEADERS = [
  'etag',
  'cache-control',
  'vary',
  'access-control-allow-origin',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
  // A CDN that asks again has to learn by what the page changes from now on, and how long it keeps it.
  'cache-tag',
  'surrogate-key',
  'cdn-cache-control',
]

function expiryOf({ 'cache-control': value = '' }: RenderedResponse['headers']) {
  if (value === SHARED) return 'confirmed'
  return value.startsWith('public') ? 'stated' : 'never'
}

/** The header as a list, at the end of which the expiry can be set without a copy. */
function headOf(headers: RenderedResponse['headers']): string[] {
  const isStated = expiryOf(headers) === 'stated'
  return [...Object.entries(headers).flat(), ...(isStated ? [] : [EXPIRES, '0'])]
}

function encodedBody(
  headers: RenderedResponse['headers'],
  bytes: Buffer,
  encoding?: Encoding,
): EncodedBody {
  const length = { 'content-length': String(bytes.length) }
  const coding = encoding && { 'content-encoding': encoding }
  return { head: headOf({ ...headers, ...coding, ...length }), bytes: unpooled(bytes) }
}

/** A response with the encodings that exist already. */
export function assembleResponse(
  { status, headers: rendered, body }: RenderedResponse,
  { br, gzip }: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined },
): EncodedResponse {
  // The tag covers the policy too: a cache that receives a 304 goes on sending the policy it has.
  const tag = weakTag(rendered['content-security-policy'] ?? '', body)
  const headers = status === 200 ? { ...rendered, etag: tag } : rendered
  const repeated = Object.entries(headers).filter(([name]) => NOT_MODIFIED_HEADERS.includes(name))
  return {
    status,
    tag,
    expiry: expiryOf(headers),
    headers,
    identity: encodedBody(headers, body),
    br: br && encodedBody(headers, br, 'br'),
    gzip: gzip && encodedBody(headers, gzip, 'gzip'),
    notModifiedHead: headOf(Object.fromEntries(repeated)),
  }
}

/** The same response with another Cache-Control. */
export function withCacheControl(response: EncodedResponse, value: string): EncodedResponse {
  const { status, identity, br, gzip, tag } = response
  const headers = { ...response.headers, 'cache-control': value }
  const rendered = { status, headers, body: identity.bytes }
  return { ...assembleResponse(rendered, { br: br?.bytes, gzip: gzip?.bytes }), tag }
}

/** Whether a response is what was encoded before. */
function isSame({ status, headers, body }: RenderedResponse, before: EncodedResponse): boolean {
  const { etag: _tag, ...headersBefore } = before.headers
  return (
    status === before.status &&
    isDeepStrictEqual(headers, headersBefore) &&
    body.equals(before.identity.bytes)
  )
}

/**
 * Encodes a response as most readers take it, fast enough to be sent now. `before` is returned where
 * the response is the same: it may be compressed further.
 */
export async function encodeResponse(
  rendered: RenderedResponse,
  before?: EncodedResponse,
): Promise<EncodedResponse> {
  if (before && isSame(rendered, before)) return before
  const { headers, body } = rendered
  const isPlain = !isCompressible(headers['content-type'] ?? '', body.length)
  return assembleResponse(rendered, isPlain ? {} : { br: await compress(body, 'br') })
}

/** Adds the encoding for readers who do not take brotli. */
export async function addGzip(response: EncodedResponse): Promise<void> {
  if (!response.br || response.gzip) return
  const bytes = await compress(response.identity.bytes, 'gzip')
  response.gzip = encodedBody(response.headers, bytes, 'gzip')
}

/** Adds gzip, and compresses as far as brotli can: a tenth of a second in another thread. */
export async function recompress(response: EncodedResponse): Promise<void> {
  if (!response.br) return
  await addGzip(response)
  const bytes = await compress(response.identity.bytes, 'br', 11)
  if (bytes.length < response.br.bytes.length) {
    response.br = encodedBody(response.headers, bytes, 'br')
  }
}

/** Bytes that a response takes in memory once it has all its encodings, headers included. */
export function sizeOf({ identity, br }: EncodedResponse): number {
  const headBytes = identity.head.join('').length
  // Gzip makes a page about a third larger than brotli does.
  const encodedBytes = br ? 2.5 * br.bytes.length + 2 * headBytes : 0
  return Math.ceil(500 + identity.bytes.length + headBytes + encodedBytes)
}
