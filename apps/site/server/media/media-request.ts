import type { FastifyRequest } from 'fastify'
import { isPlainPath, isPrivatePath } from '../../app/images/media-path.ts'

/** Request headers that are relayed to the host: ranges and conditions. */
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const

/** Response headers that are relayed to the reader. */
const RESPONSE_HEADERS = [
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
] as const

/** Images, videos with captions, sounds and PDF: nothing that a browser would run as a page. */
const ALLOWED_TYPE = /^(?:(?:image|video|audio)\/[\w.+-]+|application\/pdf|text\/vtt)(?:;|$)/i

/** For files of a host that sends no `Cache-Control`: a day. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=86400'

/** Whether a request is unconditional and for a whole file. */
export function wantsWholeFile({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && REQUEST_HEADERS.every((name) => headers[name] === undefined)
}

/**
 * The path of a relayed file at the API host: `/media/x` is `/media/x`, `/media/-/x` is `/x`.
 * `undefined` for a path that could mean anything but one public file.
 */
export function upstreamPath(path: string): string | undefined {
  const hostPath = path.startsWith('/media/-/') ? path.slice('/media/-'.length) : path
  const plain = hostPath.slice(1)
  // `~` and `@` are the site's own: image variants, and images of other hosts.
  const isFile = isPlainPath(plain) && !isPrivatePath(plain) && !/^\/media\/[~@]/.test(path)
  return isFile ? hostPath : undefined
}

/** Headers of the request to the host: never a cookie, and no compressed response. */
export function requestHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const relayed: Record<string, string> = { accept: '*/*', 'accept-encoding': 'identity' }
  for (const name of REQUEST_HEADERS) {
    const value = headers[name]
    if (typeof value === 'string') relayed[name] = value
  }
  return relayed
}

/** `Content-Disposition`, with a second form of a file name that is not ASCII (RFC 6266, RFC 8187). */
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

/** Headers of the response to the reader; `undefined` if the file's type is not allowed. */
export function responseHeaders(
  path: string,
  status: number,
  headers: Headers,
): Record<string, string> | undefined {
  const type = headers.get('content-type')
  const relayed: Record<string, string> = { 'cache-control': DEFAULT_CACHE_CONTROL }
  for (const name of RESPONSE_HEADERS) {
    const value = headers.get(name)
    if (value !== null) relayed[name] = value
  }
  if (headers.has('content-encoding')) delete relayed['content-length']
  if (status === 304) return relayed
  if (type === null || !ALLOWED_TYPE.test(type)) return undefined
  relayed['content-type'] = type
  relayed['content-disposition'] = disposition(path)
  if (/^image\/svg/i.test(type)) {
    relayed['content-security-policy'] = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
  }
  return relayed
}
