import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERRORS, failedResponse } from '@gaashaan/contract'
import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CacheableResponse, Lookup } from '../cache/response-cache.ts'
import { addEncoding, lacksEncoding, sendCached } from '../cache/send-cached.ts'
import { SHARED } from '../http/cache-control.ts'
import { JSON_TYPE } from '../http/send-body.ts'
import { registerCacheMetrics } from '../observability/cache-metrics.ts'
import type { Services } from '../services.ts'
import { type HostResponse, isMissing } from '../upstream/classify-response.ts'

/** Requested URLs whose checked path is remembered. */
const MAX_PARSED_URLS = 2_000
/** URLs longer than this are parsed each time. */
const MAX_URL_CHARS = 500

const UNAVAILABLE: HostResponse = {
  kind: 'answer',
  status: ERRORS.unavailable.status,
  body: Buffer.from(JSON.stringify(failedResponse('unavailable'))),
}

export type CallCache = ReturnType<typeof createCallCache>

/** The responses to the GET calls of Specification §7, from the same cache as the pages. */
export function createCallCache({ caches, apiClient, headersOf }: Services) {
  const cache = registerCacheMetrics(caches.responses, 'call')
  const checkedPaths = new LRUCache<string, string>({ max: MAX_PARSED_URLS })

  /** The host's response, unchanged; 503 where there is none. */
  async function fetchCall(path: string): Promise<CacheableResponse> {
    const outcome = await apiClient.get(path)
    const { status, body, isOld, tags } = outcome.kind === 'answer' ? outcome : UNAVAILABLE
    const good = isOld ? 'stale' : 'fresh'
    return {
      status,
      headers: {
        ...headersOf(JSON_TYPE, 'cross-origin'),
        // Proxies cache a 404 too, in place of a response that was taken down.
        'cache-control': status === 200 || isMissing(status) ? SHARED : 'no-store',
        'access-control-allow-origin': '*',
        vary: 'Accept-Encoding',
        'content-type': JSON_TYPE,
      },
      body,
      freshness: status === 200 ? good : status >= 500 ? 'error' : 'uncacheable',
      ...(tags && { tags }),
    }
  }

  const lookUp = (path: string): Lookup => ({
    key: path,
    isListed: false,
    render: () => fetchCall(path),
  })

  return {
    /** Sends a response from memory if nobody need wait for it; otherwise returns false. */
    trySendCached(request: IncomingMessage, response: ServerResponse): boolean {
      const path = checkedPaths.get(request.url ?? '')
      if (path === undefined) return false
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const hit = cache.peek(lookUp(path))
      if (!hit || lacksEncoding(request, hit.response)) return false
      sendCached(request, response, hit.response, caches.validatedAt(hit))
      cache.countSent(hit)
      return true
    },
    /** Sends the response to a GET call by its checked path, from the host if need be. */
    async send(reply: FastifyReply, path: string): Promise<FastifyReply> {
      const { raw: request } = reply.request
      const { url = '' } = request
      if (url.length <= MAX_URL_CHARS) checkedPaths.set(url, path)
      const hit = await cache.get(lookUp(path), reply.request.ip)
      const { response } = hit
      await addEncoding(request, response)
      reply.hijack()
      sendCached(request, reply.raw, response, caches.validatedAt(hit))
      return reply
    },
  }
}
