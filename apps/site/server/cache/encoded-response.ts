import { weakTag } from '@gaashaan/http/entity-tag'
import { SHARED } from '../http/cache-control.ts'
import { compress, type Encoding, isCompressible } from '../http/content-encoding.ts'

/** A whole answer as it was made, before it is encoded. */
export interface RenderedResponse {
  readonly status: number
  /** Names in lower case, each once; `content-type` among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/**
 * How long a proxy keeps an answer: counted from when it was `confirmed`, `never`, or as its
 * Cache-Control says (`stated`).
 */
export type Expiry = 'confirmed' | 'never' | 'stated'

/** One encoding's head, ready to be written, and its bytes. */
export interface EncodedBody {
  /** Names and values by turns, as `writeHead` takes them; the last value may be the expiry's. */
  readonly head: string[]
  readonly bytes: Buffer
}

/** An answer with everything that sending it takes. */
export interface EncodedResponse {
  readonly status: number
  readonly tag: string
  readonly expiry: Expiry
  readonly headers: Readonly<Record<string, string>>
  readonly identity: EncodedBody
  /** Made when a reader wants it, or when there is time to. */
  gzip: EncodedBody | undefined
  /** Replaced by a smaller one when there was time to make it. */
  br: EncodedBody | undefined
  /** Head of the answer to a reader who has it already (RFC 9110 §15.4.5). */
  readonly notModifiedHead: string[]
}

/**
 * How long nginx keeps an answer: until a moment in Unix seconds, `@1700000000`, or `0` for not at
 * all. It has to come after Cache-Control, which nginx before 1.23 reads no more once it has seen
 * this one.
 */
const EXPIRES = 'x-accel-expires'

/** Headers that a 304 repeats (RFC 9110 §15.4.5), and those without which none is sent. */
const REPEATED = [
  'etag',
  'cache-control',
  'vary',
  'access-control-allow-origin',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
]

/**
 * The tag covers the policy as well: a cache that hears that the body is unchanged goes on sending the
 * policy it has.
 */
function entityTag({ headers, body }: RenderedResponse): string {
  return weakTag(headers['content-security-policy'] ?? '', body)
}

function expiryOf({ 'cache-control': said = '' }: RenderedResponse['headers']): Expiry {
  if (said === SHARED) return 'confirmed'
  return said.startsWith('public') ? 'stated' : 'never'
}

/** A head with a place at its end where the expiry can be set without a copy. */
function headOf(headers: RenderedResponse['headers'], expiry: Expiry): string[] {
  return [...Object.entries(headers).flat(), ...(expiry === 'stated' ? [] : [EXPIRES, '0'])]
}

function encodedBody(
  headers: RenderedResponse['headers'],
  bytes: Buffer,
  encoding?: Encoding,
): EncodedBody {
  const own = encoding ? { ...headers, 'content-encoding': encoding } : headers
  const whole = { ...own, 'content-length': String(bytes.length) }
  return { head: headOf(whole, expiryOf(headers)), bytes }
}

/** Puts an answer together with the encodings that there are. */
export function assembleResponse(
  made: RenderedResponse,
  encoded: { readonly br?: Buffer | undefined; readonly gzip?: Buffer | undefined },
): EncodedResponse {
  const { status, body } = made
  const tag = entityTag(made)
  const expiry = expiryOf(made.headers)
  const headers = status === 200 ? { ...made.headers, etag: tag } : made.headers
  const repeated = Object.entries(headers).filter(([name]) => REPEATED.includes(name))
  return {
    status,
    tag,
    expiry,
    headers,
    identity: encodedBody(headers, body),
    br: encoded.br && encodedBody(headers, encoded.br, 'br'),
    gzip: encoded.gzip && encodedBody(headers, encoded.gzip, 'gzip'),
    notModifiedHead: headOf(Object.fromEntries(repeated), expiry),
  }
}

/** The same answer under other words on how long it may be kept. */
export function withCacheControl(answer: EncodedResponse, said: string): EncodedResponse {
  const headers = { ...answer.headers, 'cache-control': said }
  const { status, identity, br, gzip } = answer
  const made = { status, headers, body: identity.bytes }
  return { ...assembleResponse(made, { br: br?.bytes, gzip: gzip?.bytes }), tag: answer.tag }
}

/** Encodes an answer as most readers take it, as fast as it takes to send it now. */
export async function encodeResponse(made: RenderedResponse): Promise<EncodedResponse> {
  const { headers, body } = made
  if (!isCompressible(headers['content-type'] ?? '', body.length)) return assembleResponse(made, {})
  return assembleResponse(made, { br: await compress(body, 'br', 5) })
}

/** Makes the form for readers who do not take brotli. */
export async function addGzip(answer: EncodedResponse): Promise<void> {
  if (!answer.br || answer.gzip) return
  answer.gzip = encodedBody(
    answer.headers,
    await compress(answer.identity.bytes, 'gzip', 5),
    'gzip',
  )
}

/** Makes both forms, brotli as small as it goes: a tenth of a second of another thread's time. */
export async function recompress(answer: EncodedResponse): Promise<void> {
  if (!answer.br) return
  await addGzip(answer)
  const bytes = await compress(answer.identity.bytes, 'br', 11)
  if (bytes.length < answer.br.bytes.length) answer.br = encodedBody(answer.headers, bytes, 'br')
}

/** Bytes that an answer takes in memory, heads included, once it has all its forms. */
export function sizeOf({ identity, br }: EncodedResponse): number {
  const head = identity.head.join('').length
  // Gzip makes of a page about a third more than brotli.
  const encoded = br ? 2.5 * br.bytes.length + 2 * head : 0
  return Math.ceil(500 + identity.bytes.length + head + encoded)
}
