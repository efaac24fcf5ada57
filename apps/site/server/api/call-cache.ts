import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERRORS, failedResponse } from '@gaashaan/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CacheableResponse } from '../cache/response-cache.ts'
import { addEncoding, lacksEncoding, sendCached } from '../cache/send-cached.ts'
import { SHARED } from '../http/cache-control.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { JSON_TYPE } from '../http/send-body.ts'
import { registerCacheMetrics } from '../observability/cache-metrics.ts'
import type { Services } from '../services.ts'
import type { ApiClient } from '../upstream/api-client.ts'

/** Addresses as programs write them whose reading is remembered. */
const MAX_PARSED_URLS = 2_000
/** URLs longer than this are parsed each time. */
const MAX_URL_CHARS = 500

export interface CallCache {
  /** Answers a call from memory when that is possible at once; else does nothing. */
  readonly trySendCached: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers a GET call by its checked address, asking the host when need be. */
  readonly send: (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<void>
}

/** An answer of the host, unchanged, to be kept; without one the service is not available. */
async function makeCall(
  answers: ApiClient,
  address: string,
  headersOf: SecurityHeaders,
): Promise<CacheableResponse> {
  const outcome = await answers.get(address)
  const isThere = outcome.kind === 'answer'
  const status = isThere ? outcome.status : ERRORS.unavailable.status
  const body = isThere ? outcome.body : Buffer.from(JSON.stringify(failedResponse('unavailable')))
  const good = isThere && outcome.isOld ? 'stale' : 'fresh'
  return {
    status,
    headers: {
      ...headersOf(JSON_TYPE, 'cross-origin'),
      // A 404 is shared too: it takes the place of an answer that was taken down.
      'cache-control': status === 200 || status === 404 ? SHARED : 'no-store',
      'access-control-allow-origin': '*',
      vary: 'Accept-Encoding',
      'content-type': JSON_TYPE,
    },
    body,
    freshness: status === 200 ? good : status >= 500 ? 'error' : 'uncacheable',
  }
}

/** The GET calls of Specification §7, from the same memory as the pages. */
export function createCallCache({ caches, apiClient, headersOf }: Services): CallCache {
  const cache = registerCacheMetrics(caches.responses, 'call')
  const read = new LRUCache<string, string>({ max: MAX_PARSED_URLS })
  return {
    trySendCached(request, response) {
      const address = read.get(request.url ?? '')
      if (address === undefined) return false
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const answer = cache.fresh(address)
      if (!answer || lacksEncoding(request, answer)) return false
      sendCached(request, response, answer, caches.validatedAt(true))
      return true
    },
    async send(request, reply, address) {
      const { url = '' } = request.raw
      if (url.length <= MAX_URL_CHARS) read.set(url, address)
      const make = () => makeCall(apiClient, address, headersOf)
      const { response, isFresh } = await cache.get(address, false, make)
      await addEncoding(request.raw, response)
      reply.hijack()
      sendCached(request.raw, reply.raw, response, caches.validatedAt(isFresh))
    },
  }
}
