import { Readable } from 'node:stream'
import { CACHE_TAG_HEADER, type CacheTag } from '@gaashaan/contract'
import { byteRange } from '@gaashaan/http/byte-range'
import { matchesTag } from '@gaashaan/http/entity-tag'
import { failureResponse } from '../../http/json-response.ts'
import type { MediaStore } from '../store/media-store.ts'
import { isPlainName } from '../store/plain-name.ts'
import { servedType } from './served-type.ts'

/**
 * For public files: their names hold a hash of their content, so that a browser need not revalidate them
 * for a week. Shared caches revalidate each second whether a file is still public; a browser's copy
 * cannot be revoked.
 */
const PUBLIC = 'public, max-age=604800, s-maxage=1, immutable'

/** For files that an editor or the holder of a preview link reads. */
const PRIVATE = 'private, no-store'

/** Most tags that are named; a file that more documents use is asked for again after any change. */
const MAX_TAGS = 100

interface Publicity {
  readonly version: string
  readonly tags: ReadonlySet<CacheTag>
}

/** Whether a file of this name is ever served. */
export function isServedName(name: string): boolean {
  return isPlainName(name) && servedType(name) !== undefined
}

/**
 * The response with a stored file, whole or a range of it (RFC 9110 §14). `publicity` is the content version
 * in which the file is public, and the cache tags of what makes it so; undefined for one that only this
 * client may read. Rejects with `StoreUnavailable`.
 */
export async function serveFile(
  store: MediaStore,
  name: string,
  request: Request,
  publicity: Publicity | undefined,
): Promise<Response> {
  const type = isPlainName(name) ? servedType(name) : undefined
  const stat = type && (await store.stat(name))
  if (!type || !stat) return failureResponse(request, 'not_found')
  const { size, modified, tag } = stat
  const headers: Record<string, string> = {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    // The name under which a browser saves it; a plain name needs no encoding (RFC 6266).
    'Content-Disposition': `inline; filename="${name}"`,
    ...(publicity === undefined
      ? { 'Cache-Control': PRIVATE, Vary: 'Cookie' }
      : {
          'Cache-Control': PUBLIC,
          'X-Content-Version': publicity.version,
          ...(publicity.tags.size <= MAX_TAGS && {
            [CACHE_TAG_HEADER]: [...publicity.tags].join(' '),
          }),
          'Access-Control-Allow-Origin': '*',
        }),
    'Accept-Ranges': 'bytes',
    ETag: tag,
    'Last-Modified': modified.toUTCString(),
  }
  if (matchesTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  const ifRange = request.headers.get('if-range') ?? tag
  const range = byteRange(ifRange === tag ? request.headers.get('range') : null, size)
  if (range === 'outside') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers['Content-Length'] = String(end - start + 1)
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers })
  const body = await store.read(name, range)
  if (!body) return failureResponse(request, 'not_found')
  return new Response(Readable.toWeb(body) as ReadableStream, { status, headers })
}
