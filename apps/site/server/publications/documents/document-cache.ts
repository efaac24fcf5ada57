import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Transport } from '../../../app/api/transport.ts'
import type { CacheableResponse } from '../../cache/response-cache.ts'
import { addEncoding, sendCached } from '../../cache/send-cached.ts'
import { SHARED } from '../../http/cache-control.ts'
import { registerCacheMetrics } from '../../observability/cache-metrics.ts'
import { trackTransport } from '../../pages/page-freshness.ts'
import type { Services } from '../../services.ts'

/** A whole text for programs. */
export interface Document {
  readonly contentType: string
  readonly body: string
}

export interface RequestedDocument {
  /** Its one address: what keeps it. */
  readonly address: string
  /** Milliseconds for which it holds whatever is published: for what is costly and need not be fresh. */
  readonly holdFor?: number
  /** `undefined` where there is none: because the host does not tell, or for good. */
  readonly make: (transport: Transport) => Promise<Document | undefined>
}

export type SendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: RequestedDocument,
) => Promise<FastifyReply>

/** Bytes, two for each letter, of the documents that hold for a time of their own. */
const HELD_BYTES = 32 * 1024 * 1024

const NOTHING: Document = { contentType: 'text/plain; charset=utf-8', body: '' }

/**
 * Documents for programs, kept like pages: made once for each version of the content, sent with a
 * tag or as 304, and the last good one while the API host is away. Any site may read them.
 */
export function createDocumentCache(services: Services): SendDocument {
  const { clock, caches, headersOf } = services
  const cache = registerCacheMetrics(caches.responses, 'document')
  const held = new LRUCache<string, Document & { readonly until: number }>({
    maxSize: HELD_BYTES,
    sizeCalculation: ({ body }) => 200 + 2 * body.length,
  })

  async function write(
    { address, holdFor, make: compose }: RequestedDocument,
    transport: Transport,
  ) {
    const earlier = held.get(address)
    if (earlier && clock.now() < earlier.until) return earlier
    const document = await compose(transport)
    if (document && holdFor) held.set(address, { ...document, until: clock.now() + holdFor })
    return document
  }

  async function make(asked: RequestedDocument): Promise<CacheableResponse> {
    const tracked = trackTransport(services.transport)
    const document = await write(asked, tracked.transport)
    const { freshness, ...times } = tracked.freshness()
    // What lacks something is nothing to hold on to.
    if (freshness !== 'fresh') held.delete(asked.address)
    const isFailed = freshness === 'error'
    const status = document ? 200 : isFailed ? 503 : 404
    const { contentType, body } = document ?? NOTHING
    return {
      status,
      headers: {
        ...headersOf(contentType, 'cross-origin'),
        'cache-control': isFailed ? 'no-store' : SHARED,
        'access-control-allow-origin': '*',
        vary: 'Accept-Encoding',
        'content-type': contentType,
      },
      body: Buffer.from(body),
      freshness: status === 404 ? 'uncacheable' : freshness,
      ...times,
    }
  }

  return async (request, reply, asked) => {
    const key = `document ${asked.address}`
    const { response, isFresh } = await cache.get(key, false, () => make(asked))
    if (response.status === 404) {
      reply.callNotFound()
      return reply
    }
    await addEncoding(request.raw, response)
    reply.hijack()
    sendCached(request.raw, reply.raw, response, caches.validatedAt(isFresh))
    return reply
  }
}
