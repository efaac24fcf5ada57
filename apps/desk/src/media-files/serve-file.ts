import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { failure, matchesTag } from '../calls/answer.ts'
import { fileRange } from './file-range.ts'
import { servedType } from './served-type.ts'

/**
 * What may be done with a file that is public: its name holds a mark of its content, so a browser
 * need not ask for a week whether it has changed. Caches between ask each second whether it is still
 * public; what a browser has cannot be called back.
 */
const PUBLIC = 'public, max-age=604800, s-maxage=1, immutable'

/** A file that is shown to an editor, or to the holder of a preview's link. */
const PRIVATE = 'private, no-store'

/** Letters, digits, hyphens, underscores and dots, not starting with a dot: no way out of a folder. */
const PLAIN_NAME = /^[\w-][\w.-]{0,254}$/

async function statFile(path: string) {
  try {
    const file = await open(path, 'r')
    try {
      const stat = await file.stat()
      return stat.isFile() ? stat : undefined
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}

function stream(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream
}

/** Whether a file of this name can be asked for at all. */
export function isServedName(name: string): boolean {
  return PLAIN_NAME.test(name) && servedType(name) !== undefined
}

/**
 * Answers a stored file of the media folder by its name, whole or a range of it (RFC 9110 §14).
 * `version` is the content's in which the file is public; none for one that its asker alone may have.
 */
export async function serveFile(
  folder: string,
  name: string,
  request: Request,
  version: string | undefined,
): Promise<Response> {
  const type = PLAIN_NAME.test(name) ? servedType(name) : undefined
  const path = join(folder, name)
  const stat = type && (await statFile(path))
  if (!type || !stat) return failure(request, 'not_found')
  const tag = `"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`
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
    'Last-Modified': stat.mtime.toUTCString(),
  }
  if (matchesTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers })
  }
  const ifRange = request.headers.get('if-range')
  const asked = ifRange === null || ifRange === tag ? request.headers.get('range') : null
  const range = fileRange(asked, stat.size)
  if (range === 'outside') {
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${stat.size}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: stat.size - 1 }
  headers['Content-Length'] = String(end - start + 1)
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${stat.size}`
  const isBodyless = request.method === 'HEAD' || stat.size === 0
  const body = isBodyless ? null : stream(path, start, end)
  return new Response(body, { status: range ? 206 : 200, headers })
}
