import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requestPath } from '../http/request-path.ts'
import type { CachedFile } from './cached-file.ts'
import { fetchFile, type StreamedFile } from './fetch-file.ts'
import { bodyChunks, collectBody } from './file-body.ts'
import { createImageHosts, PROXIED_PREFIX } from './image-hosts.ts'
import { type ImageVariant, parseImageVariantPath } from './image-variant-path.ts'
import { createImageVariants } from './image-variants.ts'
import { abandon, createMediaFiles, type MediaResult } from './media-files.ts'
import { requestHeaders, upstreamPath, wantsWholeFile } from './media-request.ts'
import { previewToken, sendPreviewFile } from './preview-media.ts'
import { sendCachedFile } from './send-cached-file.ts'

const FAILURES = {
  missing: { status: 404, text: 'Not found\n' },
  removed: { status: 410, text: 'Removed\n' },
  away: { status: 503, text: 'Not available now\n' },
} as const

function sendFailure(reply: FastifyReply, kind: keyof typeof FAILURES): FastifyReply {
  const { status, text } = FAILURES[kind]
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text)
}

/** The original in place of a variant that is not made yet. */
function asPlaceholder(original: CachedFile): CachedFile {
  const { etag: _etag, 'last-modified': _modified, ...headers } = original.headers
  return { ...original, headers: { ...headers, 'cache-control': 'no-store' }, lifetime: null }
}

/**
 * Serves the files of the API host under the site's own `/media/`, so that a reader's browser never
 * learns where that host is. Files come from the cache; parts and large files are streamed.
 */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  const { env, fetch, publicFetch, clock, contentVersion, log, disk, previewGuard } = app.services
  const { apiBaseUrl, pictureHosts } = env
  const host = { apiBaseUrl, fetch, clock }
  const files = createMediaFiles({ ...host, contentVersion, disk })
  const imageHosts = createImageHosts({ hosts: pictureHosts, publicFetch, clock, disk })
  const variants = createImageVariants({ apiBaseUrl, clock, log, disk })
  app.addHook('onClose', async () => variants.close())

  function sendStream(reply: FastifyReply, path: string, file: StreamedFile): FastifyReply {
    const { status } = file.response
    reply.code(status).headers(file.headers)
    if (reply.request.method === 'HEAD' || status === 304) {
      file.abort()
      return reply.send()
    }
    // A video player only requests parts: a small file is also fetched as a whole for the cache.
    const size = Number(/\/(\d+)$/.exec(file.headers['content-range'] ?? '')?.[1] ?? Number.NaN)
    if (status === 206 && size <= files.maxFileBytes) void files.get(path).then(abandon)
    const chunks = bodyChunks(file, clock)
    const body =
      status === 200
        ? collectBody(chunks, files.maxFileBytes, (data) => files.store(path, file, data))
        : chunks
    return reply.send(Readable.from(body, { objectMode: false }))
  }

  /** Relays the reader's request to the host, with its range and its conditions. */
  async function relay(reply: FastifyReply, path: string): Promise<FastifyReply> {
    const controller = new AbortController()
    reply.raw.on('close', () => controller.abort())
    const { method, headers } = reply.request
    const hostRequest = { method, headers: requestHeaders(headers) }
    const fetched = await fetchFile(host, path, hostRequest, controller)
    if (fetched.kind === 'file') return sendStream(reply, path, fetched)
    if (fetched.kind !== 'unsatisfiable') return sendFailure(reply, fetched.kind)
    if (fetched.contentRange) reply.header('content-range', fetched.contentRange)
    return reply.code(416).send()
  }

  async function send(reply: FastifyReply, path: string, result: MediaResult) {
    if (result.kind === 'cached') return sendCachedFile(reply, result.file, clock.now())
    if (result.kind !== 'streamed') return sendFailure(reply, result.kind)
    const file = wantsWholeFile(reply.request) ? result.take() : undefined
    if (!file) return relay(reply, path)
    reply.raw.on('close', file.abort)
    if (reply.raw.destroyed) file.abort()
    return sendStream(reply, path, file)
  }

  /** Sends the variant, or the original with `no-store` until the variant is made. */
  async function sendVariant(reply: FastifyReply, variant: ImageVariant) {
    const { source } = variant
    const isProxied = source.startsWith(PROXIED_PREFIX)
    const result = await (isProxied ? imageHosts.get(source) : files.get(source))
    if (!result) return sendFailure(reply, 'missing')
    if (result.kind !== 'cached') return send(reply, source, result)
    const image = await variants.get(variant, result.file)
    return sendCachedFile(reply, image ?? asPlaceholder(result.file), clock.now())
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const { url = '' } = request.raw
      const path = requestPath(url)
      const variant = parseImageVariantPath(path)
      if (variant) return sendVariant(reply, variant)
      const image = await imageHosts.get(path)
      if (image) return send(reply, '', image)
      const hostPath = upstreamPath(path)
      if (hostPath === undefined) return sendFailure(reply, 'missing')
      const token = previewToken(url.slice(path.length))
      if (token !== undefined) {
        return sendPreviewFile({ ...host, guard: previewGuard }, reply, hostPath, token)
      }
      const isWhole = wantsWholeFile(request)
      const result = await (isWhole ? files.get(hostPath) : files.getCached(hostPath))
      return result ? send(reply, hostPath, result) : relay(reply, hostPath)
    },
  })
}
