import { Readable } from 'node:stream'
import { isPreviewToken } from '@gaashaan/contract'
import type { FastifyReply } from 'fastify'
import type { PreviewGuard, PreviewVerdict } from '../pages/preview-guard.ts'
import { type FileHost, type FileResponse, fetchFile } from './fetch-file.ts'
import { bodyChunks } from './file-body.ts'
import { requestHeaders } from './media-request.ts'

/** The token in the query of a request for a draft's file; `undefined` for a public file. */
export function previewToken(query: string): string | undefined {
  const token = new URLSearchParams(query).get('preview')
  return isPreviewToken(token) ? token : undefined
}

/** A file that exists may be a public one, whatever the token is. */
const verdictOf = ({ kind }: FileResponse): PreviewVerdict =>
  kind === 'missing' ? 'unknown' : 'unclear'

/** Streams a draft's file from the API host. Nothing of it is cached. */
export async function sendPreviewFile(
  parts: FileHost & { readonly guard: PreviewGuard },
  reply: FastifyReply,
  path: string,
  token: string,
): Promise<FastifyReply> {
  const controller = new AbortController()
  reply.raw.on('close', () => controller.abort())
  const { method, headers: readerHeaders, ip } = reply.request
  const query = `?preview=${encodeURIComponent(token)}`
  const hostRequest = { method, headers: requestHeaders(readerHeaders), query }
  const fetched = await parts.guard(
    { token, client: ip },
    () => fetchFile(parts, path, hostRequest, controller),
    verdictOf,
  )
  reply.header('cache-control', 'no-store')
  if (fetched === undefined) return reply.code(503).send()
  if (fetched.kind !== 'file') {
    if (fetched.kind === 'unsatisfiable' && fetched.contentRange) {
      reply.header('content-range', fetched.contentRange)
    }
    return reply
      .code({ unsatisfiable: 416, away: 503, missing: 404, removed: 410 }[fetched.kind])
      .send()
  }
  // Without validators: the file is for one visitor, once.
  const { etag: _etag, 'last-modified': _modified, ...headers } = fetched.headers
  reply.code(fetched.response.status).headers({
    ...headers,
    'cache-control': 'no-store',
    'x-accel-expires': '0',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  })
  if (method === 'HEAD' || fetched.response.status === 304) {
    fetched.abort()
    return reply.send()
  }
  return reply.send(Readable.from(bodyChunks(fetched, parts.clock), { objectMode: false }))
}
