import { Readable } from 'node:stream'
import { byteRange } from '@gaashaan/http/byte-range'
import { matchesTag } from '@gaashaan/http/entity-tag'
import { failure } from '../../http/json-response.ts'
import type { MediaStore } from '../store/media-store.ts'
import { isPlainName } from '../store/plain-name.ts'
import { servedType } from './served-type.ts'

/**
 * What may be done with a file that is public: its name holds a mark of its content, so a browser
 * need not ask for a week whether it has changed. Caches between ask each second whether it is still
 * public; what a browser has cannot be called back.
 */
const PUBLIC = 'public, max-age=604800, s-maxage=1, immutable'

/** A file that is shown to an editor, or to the holder of a preview's link. */
const PRIVATE = 'private, no-store'

/** Whether a file of this name is served at all. */
export function isServedName(name: string): boolean {
  return isPlainName(name) && servedType(name) !== undefined
}

/**
 * Answers a stored file by its name, whole or a range of it (RFC 9110 §14). `version` is the content's
 * in which the file is public; none for one that its asker alone may have. Rejects with `StoreAway`.
 */
export async function serveFile(
  store: MediaStore,
  name: string,
  request: Request,
  version: string | undefined,
): Promise<Response> {
  const type = isPlainName(name) ? servedType(name) : undefined
  const facts = type && (await store.facts(name))
  if (!type || !facts) return failure(request, 'not_found')
  const { size, modified, tag } = facts
  const headers: Record<string, string> = {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    ...(version === undefined
      ? { 'Cache-Control': PRIVATE, Vary: 'Cookie' }
      : {
          'Cache-Control': PUBLIC,
          'X-Content-Version': version,
          'Access-Control-Allow-Origin': '*',
        }),
    'Accept-Ranges': 'bytes',
    ETag: tag,
    'Last-Modified': modified.toUTCString(),
  }
  if (matchesTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  const ifRange = request.headers.get('if-range')
  const asked = ifRange === null || ifRange === tag ? request.headers.get('range') : null
  const range = byteRange(asked, size)
  if (range === 'outside') {
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${size}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers['Content-Length'] = String(end - start + 1)
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers })
  const body = await store.read(name, range)
  if (!body) return failure(request, 'not_found')
  return new Response(Readable.toWeb(body) as ReadableStream, { status, headers })
}
