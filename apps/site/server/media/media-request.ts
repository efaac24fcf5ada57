import type { FastifyRequest } from 'fastify'
import { isPlainPath, isPrivatePath } from '../../app/images/media-path.ts'

/** What a reader's request may tell the API host about a file: which part, and what is known. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const

/** What the API host's answer may tell the reader about a file. */
const TOLD = [
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
] as const

/** Pictures, videos and their captions, sounds, PDF: nothing that a browser would run as a page. */
const ALLOWED_TYPE = /^(?:(?:image|video|audio)\/[\w.+-]+|application\/pdf|text\/vtt)(?:;|$)/i

/** A day: how long a file of a host that says nothing of it is kept. */
const DEFAULT_CACHE = 'public, max-age=86400'

/** Whether a request is for a whole file that the reader knows nothing of. */
export function wantsWholeFile({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && ASKED.every((name) => headers[name] === undefined)
}

/**
 * The API host's path of a relayed file: `/media/x` is `/media/x`, `/media/-/x` is `/x`.
 * `undefined` for what can mean anything but one public file.
 */
export function upstreamPath(address: string): string | undefined {
  const path = address.split('?', 1)[0] ?? ''
  const named = path.startsWith('/media/-/') ? path.slice('/media/-'.length) : path
  const plain = named.slice(1)
  // The site's own rooms: pictures that it makes, and those of other hosts.
  const isFile = isPlainPath(plain) && !isPrivatePath(plain) && !/^\/media\/[~@]/.test(path)
  return isFile ? named : undefined
}

/** Headers of the question to the API host; never a cookie, and never a compressed answer. */
export function requestHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const asked: Record<string, string> = { accept: '*/*', 'accept-encoding': 'identity' }
  for (const name of ASKED) {
    const value = headers[name]
    if (typeof value === 'string') asked[name] = value
  }
  return asked
}

/** A header's file name, twice where one script is not enough for it (RFC 6266, RFC 8187). */
function disposition(path: string): string {
  const name = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  const plain = name.replace(/[^\w.-]/g, '_')
  if (plain === name) return `inline; filename="${name}"`
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Headers of the answer to the reader; `undefined` when the file is not of an allowed kind. */
export function responseHeaders(
  path: string,
  status: number,
  headers: Headers,
): Record<string, string> | undefined {
  const type = headers.get('content-type')
  const told: Record<string, string> = { 'cache-control': DEFAULT_CACHE }
  for (const name of TOLD) {
    const value = headers.get(name)
    if (value !== null) told[name] = value
  }
  if (headers.has('content-encoding')) delete told['content-length']
  if (status === 304) return told
  if (type === null || !ALLOWED_TYPE.test(type)) return undefined
  told['content-type'] = type
  told['content-disposition'] = disposition(path)
  if (/^image\/svg/i.test(type)) {
    told['content-security-policy'] = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
  }
  return told
}
