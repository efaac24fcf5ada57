import { Readable } from 'node:stream'
import { isPreviewToken } from '@gaashaan/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { PreviewGuard, PreviewVerdict } from '../pages/preview-guard.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { type FileResponse, fetchFile } from './fetch-file.ts'
import { partsOf } from './file-bodies.ts'
import { requestHeaders } from './media-request.ts'

/** The token in a request for a file of a working copy; none for a public file. */
export function previewTokenIn(address: string): string | undefined {
  const mark = address.indexOf('?')
  const token = mark < 0 ? null : new URLSearchParams(address.slice(mark + 1)).get('preview')
  return isPreviewToken(token) ? token : undefined
}

/** What tells a cache to keep a file, or to ask about it: this one is for one visitor, once. */
const KEEPING = ['etag', 'last-modified']

function head(reply: FastifyReply, answer: FileResponse & { readonly kind: 'file' }): FastifyReply {
  const told = Object.entries(answer.told).filter(([name]) => !KEEPING.includes(name))
  return reply.code(answer.response.status).headers({
    ...Object.fromEntries(told),
    'cache-control': 'no-store',
    'x-accel-expires': '0',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  })
}

/** A file that came may be a public one, whatever the token is. */
const verdictOf = ({ kind }: FileResponse): PreviewVerdict =>
  kind === 'missing' ? 'unknown' : 'unclear'

/** Passes a file of a working copy through from the API host: nothing of it is kept or remembered. */
export async function sendPreviewFile(
  parts: {
    readonly apiBaseUrl: string
    readonly fetch: Fetch
    readonly clock: Clock
    readonly guard: PreviewGuard
  },
  request: FastifyRequest,
  reply: FastifyReply,
  file: { readonly path: string; readonly token: string },
): Promise<FastifyReply> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  reply.raw.on('close', abort)
  const query = `?preview=${encodeURIComponent(file.token)}`
  const { method } = request
  const asked = { method, headers: requestHeaders(request.headers), query }
  const answer = await parts.guard(
    { token: file.token, client: request.ip },
    () => fetchFile(parts, file.path, controller, asked),
    verdictOf,
  )
  if (answer === undefined) return reply.code(503).header('cache-control', 'no-store').send()
  if (answer.kind !== 'file') {
    if (answer.kind === 'outside' && answer.contentRange) {
      reply.header('content-range', answer.contentRange)
    }
    const status = { outside: 416, away: 503, missing: 404 }[answer.kind]
    return reply.code(status).header('cache-control', 'no-store').send()
  }
  head(reply, answer)
  if (method === 'HEAD' || answer.response.status === 304) {
    abort()
    return reply.send()
  }
  return reply.send(
    Readable.from(partsOf(answer.response, parts.clock, abort), { objectMode: false }),
  )
}
