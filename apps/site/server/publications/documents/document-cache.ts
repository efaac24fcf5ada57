import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Transport } from '../../../app/api/transport.ts'
import type { CacheableResponse } from '../../cache/response-cache.ts'
import { addEncoding, sendCached } from '../../cache/send-cached.ts'
import { SHARED } from '../../http/cache-control.ts'
import { registerCacheMetrics } from '../../observability/cache-metrics.ts'
import { trackTransport } from '../../pages/page-freshness.ts'
import type { Services } from '../../services.ts'
import type { Version } from '../../upstream/content-version.ts'

/** A complete text for programs, or its bytes. */
export interface Document {
  readonly contentType: string
  readonly body: string | Buffer
  /** 410 in place of what was taken back for good; else 200. */
  readonly status?: 410
  /** The name under which browsers keep it. */
  readonly fileName?: string
}

interface DocumentRequest {
  /** The path and query by which it is cached. */
  readonly path: string
  /**
   * How long it is reused even when content is published: it is costly and need not be fresh. What was taken
   * back for good ends that.
   */
  readonly reuseMs?: number
  /** `undefined` where there is no such document, or the host does not respond. */
  readonly render: (transport: Transport) => Promise<Document | undefined>
}

export type SendDocument = (reply: FastifyReply, document: DocumentRequest) => Promise<FastifyReply>

/** Bytes of the documents that are reused, at two bytes a character. */
const MAX_REUSED_BYTES = 32 * 1024 * 1024
const OVERHEAD_BYTES = 200

interface Reused {
  readonly document: Document
  readonly until: number
  /** The content version before it was rendered. */
  readonly version: Version
}

const EMPTY: Document = { contentType: 'text/plain; charset=utf-8', body: '' }

/**
 * Documents for programs, cached like pages: rendered once for each content version, sent with a tag
 * or as 304, and the last good one while the API host is away. Any origin may read them.
 */
export function createDocumentCache(services: Services): SendDocument {
  const { clock, caches, contentVersion, headersOf } = services
  const cache = registerCacheMetrics(caches.responses, 'document')
  const reused = new LRUCache<string, Reused>({
    maxSize: MAX_REUSED_BYTES,
    sizeCalculation: ({ document }) => OVERHEAD_BYTES + 2 * document.body.length,
  })

  async function renderResponse({ path, reuseMs, render }: DocumentRequest) {
    const tracked = trackTransport(services.transport)
    const entry = reused.get(path)
    const isReusable =
      entry !== undefined &&
      clock.now() < entry.until &&
      !(entry.version && contentVersion.hasRemoved(entry.version, undefined))
    const { version } = contentVersion.peek()
    const document = isReusable ? entry.document : await render(tracked.transport)
    const { freshness, maxAgeMs, expiresAfterMs, tags, compare } = tracked.dependencies()
    if (document && reuseMs && !isReusable && freshness === 'fresh') {
      reused.set(path, { document, until: clock.now() + reuseMs, version })
    }
    const hasFailed = freshness === 'error'
    const status = document ? (document.status ?? 200) : hasFailed ? 503 : 404
    const { contentType, body, fileName } = document ?? EMPTY
    return {
      status,
      headers: {
        ...headersOf(contentType, 'cross-origin'),
        'cache-control': hasFailed ? 'no-store' : SHARED,
        'access-control-allow-origin': '*',
        vary: 'Accept-Encoding',
        'content-type': contentType,
        ...(fileName && { 'content-disposition': `inline; filename="${fileName}"` }),
      },
      body: typeof body === 'string' ? Buffer.from(body) : body,
      freshness: status === 404 ? 'uncacheable' : freshness,
      ...{ maxAgeMs, expiresAfterMs },
      // Whether one that is reused has changed is asked when its time is over.
      ...(!reuseMs && { tags, compare }),
    } satisfies CacheableResponse
  }

  return async (reply, document) => {
    const lookup = {
      key: `document ${document.path}`,
      isListed: false,
      render: () => renderResponse(document),
    }
    const hit = await cache.get(lookup, reply.request.ip)
    const { response } = hit
    if (response.status === 404) {
      reply.callNotFound()
      return reply
    }
    await addEncoding(reply.request.raw, response)
    reply.hijack()
    sendCached(reply.request.raw, reply.raw, response, caches.validatedAt(hit))
    return reply
  }
}
