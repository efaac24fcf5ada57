import { glob, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { assembleResponse, type EncodedResponse } from '../cache/encoded-response.ts'
import { sendCached } from '../cache/send-cached.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** Names of built files change with their content; other files are revalidated after a day. */
const BUILT = 'public, max-age=31536000, immutable'
const OTHER = 'public, max-age=86400'

/** Asked for again each time: it is what brings a new release to who has an old one. */
const SERVICE_WORKER = '/sw.js'
/**
 * A worker lives under the policy that its script comes with (CSP Level 3 §4.2.3.2): it loads nothing
 * but from its own site, and runs nothing but itself.
 */
const ITS_POLICY = "default-src 'none'; connect-src 'self'"

function ownHeaders(path: string): Record<string, string> {
  if (path === SERVICE_WORKER) {
    return { 'cache-control': 'no-cache', 'content-security-policy': ITS_POLICY }
  }
  return { 'cache-control': path.startsWith('/assets/') ? BUILT : OTHER }
}

/** Media types of what a build has (IANA registry). */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

export interface StaticFiles {
  /** Answers a request for one of the files; false for any other. */
  readonly trySendCached: (request: IncomingMessage, response: ServerResponse) => boolean
}

async function readAnswer(
  file: string,
  path: string,
  headersOf: SecurityHeaders,
): Promise<EncodedResponse> {
  const type = TYPES[extname(file)]
  if (type === undefined) throw new Error(`No media type is known for ${file}`)
  const made = (suffix: string) => readFile(file + suffix).catch(() => undefined)
  const [body, br, gzip] = await Promise.all([readFile(file), made('.br'), made('.gz')])
  const headers = {
    ...headersOf(type),
    ...ownHeaders(path),
    'content-type': type,
    ...((br || gzip) && { vary: 'Accept-Encoding' }),
  }
  return assembleResponse({ status: 200, headers, body }, { br, gzip })
}

/**
 * The files of the built client, each at its own address, held in memory: there are few, and they
 * were compressed beforehand (`precompress.ts`). Hidden files are not for readers.
 */
export async function readStaticFiles(
  directory: string,
  headersOf: SecurityHeaders,
): Promise<StaticFiles> {
  const answers = new Map<string, EncodedResponse>()
  for await (const entry of glob('**/*.*', { cwd: directory, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(directory.length).replaceAll('\\', '/')
    const isHidden = path.split('/').some((part) => part.startsWith('.'))
    if (!entry.isFile() || isHidden || /\.(?:br|gz|map)$/.test(path)) continue
    answers.set(path, await readAnswer(file, path, headersOf))
  }
  return {
    trySendCached(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const answer = answers.get(request.url?.split('?', 1)[0] ?? '')
      if (answer) sendCached(request, response, answer)
      return answer !== undefined
    },
  }
}
