import { glob, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { assembleResponse, type EncodedResponse } from '../cache/encoded-response.ts'
import { sendCached } from '../cache/send-cached.ts'
import { countFile } from '../observability/cache-metrics.ts'
import { requestPath } from './request-path.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** The names of built files change with their content. Browsers keep other files for a day. */
const BUILT = 'public, max-age=31536000, immutable'
const OTHER = 'public, max-age=86400'

/**
 * The service worker is revalidated each time, because it brings a new release to browsers that
 * have an old one. It runs under the policy of its script (CSP Level 3 §4.2.3.2): it loads only
 * from its own site.
 */
const SERVICE_WORKER = '/sw.js'
const SERVICE_WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** Media types of the files of a build (IANA registry). */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

async function readResponse(
  file: string,
  path: string,
  headersOf: SecurityHeaders,
): Promise<EncodedResponse> {
  const type = TYPES[extname(file)]
  if (type === undefined) throw new Error(`No media type is known for ${file}`)
  const compressed = (suffix: string) => readFile(file + suffix).catch(() => undefined)
  const [body, br, gzip] = await Promise.all([readFile(file), compressed('.br'), compressed('.gz')])
  const cacheControl = path.startsWith('/assets/') ? BUILT : OTHER
  const headers = {
    ...headersOf(type),
    ...(path === SERVICE_WORKER ? SERVICE_WORKER_HEADERS : { 'cache-control': cacheControl }),
    'content-type': type,
    ...((br || gzip) && { vary: 'Accept-Encoding' }),
  }
  return assembleResponse({ status: 200, headers, body }, { br, gzip })
}

export type StaticFiles = Awaited<ReturnType<typeof readStaticFiles>>

/**
 * The files of the built client by their paths, in memory: there are few, and they were compressed
 * beforehand (`precompress.ts`). Hidden files are left out.
 */
export async function readStaticFiles(directory: string, headersOf: SecurityHeaders) {
  const responses = new Map<string, EncodedResponse>()
  for await (const entry of glob('**/*.*', { cwd: directory, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(directory.length).replaceAll('\\', '/')
    if (!entry.isFile() || path.includes('/.') || /\.(?:br|gz|map)$/.test(path)) continue
    responses.set(path, await readResponse(file, path, headersOf))
  }
  return {
    /** Sends one of the files; returns false for any other request. */
    trySendCached(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const cached = responses.get(requestPath(request.url ?? ''))
      if (!cached) return false
      sendCached(request, response, cached)
      countFile()
      return true
    },
  }
}
