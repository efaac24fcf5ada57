import { createHash } from 'node:crypto'
import { compress, type Encoding, isCompressible } from './encodings.ts'

/** A whole answer as it was made, before it is encoded. */
export interface MadeAnswer {
  readonly status: number
  /** Names in lower case, each once; `content-type` among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** One encoding's head, ready to be written, and its bytes. */
export interface Form {
  /** Names and values by turns, as `writeHead` takes them; the last value is the expiry's. */
  readonly head: string[]
  readonly bytes: Buffer
}

/** An answer with everything that sending it takes. */
export interface EncodedAnswer {
  readonly status: number
  readonly tag: string
  /** Whether caches between here and the reader may keep it for others. */
  readonly isShared: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly plain: Form
  readonly gzip: Form | undefined
  /** Replaced by a smaller one when there was time to make it. */
  br: Form | undefined
  /** Head of the answer to a reader who has it already (RFC 9110 §15.4.5). */
  readonly unchanged: string[]
}

/**
 * How long nginx keeps an answer: until a moment in Unix seconds, `@1700000000`, or `0` for not at
 * all. It has to come after Cache-Control, which nginx before 1.23 reads no more once it has seen
 * this one.
 */
export const EXPIRES = 'x-accel-expires'

/** Headers that a 304 repeats (RFC 9110 §15.4.5), and those without which none is sent. */
const REPEATED = [
  'cache-control',
  'vary',
  'access-control-allow-origin',
  'x-content-type-options',
] as const

/**
 * Weak, because one tag stands for the body in each of its encodings (RFC 9110 §8.8.1). It covers
 * the policy as well: a cache that hears that the body is unchanged goes on sending the old one.
 */
function entityTag({ headers, body }: MadeAnswer): string {
  const hash = createHash('sha256').update(headers['content-security-policy'] ?? '')
  return `W/"${hash.update(body).digest('base64url').slice(0, 22)}"`
}

/** Puts a form together; the expiry stays last so that it can be set without a copy. */
export function formOf(
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
  encoding?: Encoding,
): Form {
  const own = encoding ? { ...headers, 'content-encoding': encoding } : headers
  const length = { 'content-length': String(bytes.length) }
  return { head: [...Object.entries({ ...own, ...length }).flat(), EXPIRES, ''], bytes }
}

/** Encodes an answer as fast as it takes to send it now; `better` makes it small later. */
export async function encodeAnswer(made: MadeAnswer): Promise<EncodedAnswer> {
  const { status, headers, body } = made
  const tag = entityTag(made)
  const tagged = status === 200 ? { ...headers, etag: tag } : headers
  const repeated = REPEATED.flatMap((name) => (tagged[name] ? [name, tagged[name]] : []))
  const unchanged = ['etag', tag, ...repeated, EXPIRES, '']
  const isSmaller = isCompressible(headers['content-type'] ?? '', body.length)
  const [br, gzip] = isSmaller
    ? await Promise.all([compress(body, 'br', 5), compress(body, 'gzip', 5)])
    : []
  return {
    status,
    tag,
    isShared: headers['cache-control']?.startsWith('public') ?? false,
    headers: tagged,
    plain: formOf(tagged, body),
    br: br && formOf(tagged, br, 'br'),
    gzip: gzip && formOf(tagged, gzip, 'gzip'),
    unchanged,
  }
}

/** Makes the brotli form as small as it goes: a tenth of a second of another thread's time. */
export async function improve(answer: EncodedAnswer): Promise<void> {
  if (!answer.br) return
  const bytes = await compress(answer.plain.bytes, 'br', 11)
  if (bytes.length < answer.br.bytes.length) answer.br = formOf(answer.headers, bytes, 'br')
}

/** Bytes that an answer takes in memory, heads included. */
export function sizeOf({ plain, gzip, br }: EncodedAnswer): number {
  const forms = [plain, gzip, br]
  const bytes = forms.map((form) => (form ? form.bytes.length + form.head.join('').length : 0))
  return 500 + bytes.reduce((sum, each) => sum + each, 0)
}
