import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { PreviewGuard } from '../pages/preview-guard.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import type { CachedFile } from './cached-file.ts'
import { fetchFile } from './fetch-file.ts'
import { collecting, partsOf } from './file-bodies.ts'
import type { ImageHosts } from './image-hosts.ts'
import { type ImageVariant, parseImageVariantPath } from './image-variant-path.ts'
import type { ImageVariants } from './image-variants.ts'
import { abandon, type MediaFiles, type MediaResult, type StreamedFile } from './media-files.ts'
import { requestHeaders, upstreamPath, wantsWholeFile } from './media-request.ts'
import { previewTokenIn, sendPreviewFile } from './preview-media.ts'
import { sendCachedFile } from './send-cached-file.ts'

interface MediaParts {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
  readonly files: MediaFiles
  readonly made: ImageVariants
  readonly pictureHosts: ImageHosts
  readonly guard: PreviewGuard
}

function sendNothing(reply: FastifyReply, status: 404 | 503): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found\n' : 'Not available now\n')
}

/** A whole picture in the place of one that is not made yet. */
function standIn(whole: CachedFile): CachedFile {
  const { etag: _etag, 'last-modified': _modified, ...headers } = whole.headers
  return { ...whole, headers: { ...headers, 'cache-control': 'no-store' }, lifetime: null }
}

/**
 * Files of the API host under the site's own `/media/`: a reader's browser never learns where the
 * host is. What is kept is answered from there; parts and large files pass through as they come.
 */
export function registerMedia(app: FastifyInstance, parts: MediaParts): void {
  const { clock, files, made, pictureHosts } = parts

  function sendPassing(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    passing: StreamedFile,
  ): FastifyReply {
    const { response, told, abort } = passing
    const { status } = response
    reply.code(status).headers(told)
    if (request.method === 'HEAD' || status === 304) {
      abort()
      return reply.send()
    }
    // A video's player asks for parts alone: a small file is kept whole beside them.
    const size = Number(/\/(\d+)$/.exec(told['content-range'] ?? '')?.[1] ?? Number.NaN)
    if (status === 206 && size <= files.mostBytes) void files.get(path).then(abandon)
    const body = partsOf(response, clock, abort)
    const whole = collecting(body, files.mostBytes, (data) => files.keep(path, passing, data))
    return reply.send(Readable.from(status === 200 ? whole : body, { objectMode: false }))
  }

  /** Asks the host for exactly what the reader asks for. */
  async function pass(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> {
    const controller = new AbortController()
    const abort = () => controller.abort()
    reply.raw.on('close', abort)
    const asked = { method: request.method, headers: requestHeaders(request.headers) }
    const answer = await fetchFile(parts, path, controller, asked)
    if (answer.kind === 'file') return sendPassing(request, reply, path, { ...answer, abort })
    if (answer.kind !== 'outside') return sendNothing(reply, answer.kind === 'away' ? 503 : 404)
    if (answer.contentRange) reply.header('content-range', answer.contentRange)
    return reply.code(416).send()
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    outcome: MediaResult,
  ): FastifyReply | Promise<FastifyReply> {
    if (outcome.kind === 'kept') return sendCachedFile(request, reply, outcome.file, clock.now())
    if (outcome.kind !== 'passing') return sendNothing(reply, outcome.kind === 'away' ? 503 : 404)
    const passing = wantsWholeFile(request) ? outcome.take() : undefined
    if (!passing) return pass(request, reply, path)
    reply.raw.on('close', passing.abort)
    if (reply.raw.destroyed) passing.abort()
    return sendPassing(request, reply, path, passing)
  }

  /** The made picture, else the whole one at once, which nobody keeps in its place. */
  async function sendVariant(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: ImageVariant,
  ): Promise<FastifyReply> {
    const { source } = asked
    const isElsewhere = source.startsWith('/media/@/')
    const outcome = await (isElsewhere ? pictureHosts.get(source) : files.get(source))
    if (!outcome) return sendNothing(reply, 404)
    if (outcome.kind !== 'kept') return send(request, reply, source, outcome)
    const picture = await made.get(asked, outcome.file)
    return sendCachedFile(request, reply, picture ?? standIn(outcome.file), clock.now())
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const asked = parseImageVariantPath(request.raw.url ?? '')
      if (asked) return sendVariant(request, reply, asked)
      const elsewhere = await pictureHosts.get((request.raw.url ?? '').split('?', 1)[0] ?? '')
      if (elsewhere) return send(request, reply, '', elsewhere)
      const path = upstreamPath(request.raw.url ?? '')
      if (path === undefined) return sendNothing(reply, 404)
      const token = previewTokenIn(request.raw.url ?? '')
      if (token !== undefined) return sendPreviewFile(parts, request, reply, { path, token })
      const outcome = await (wantsWholeFile(request) ? files.get(path) : files.recall(path))
      return outcome ? send(request, reply, path, outcome) : pass(request, reply, path)
    },
  })
}
