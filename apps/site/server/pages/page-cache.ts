import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { withCacheControl } from '../cache/encoded-response.ts'
import type { CacheableResponse, Freshness } from '../cache/response-cache.ts'
import { addEncoding, lacksEncoding, sendCached } from '../cache/send-cached.ts'
import { PREFETCHED, SHARED } from '../http/cache-control.ts'
import { registerCacheMetrics } from '../observability/cache-metrics.ts'
import type { Services } from '../services.ts'
import { hasReferencePlaceholder, withReferenceIn } from './error-reference.ts'
import { trackTransport } from './page-freshness.ts'
import { type ParsedPath, parsePath } from './page-key.ts'
import { isPreviewPath } from './preview-url.ts'
import type { PageSource } from './render-page.ts'
import { requestSaver } from './request-data-saver.ts'
import { requestLanguage } from './request-language.ts'

/** Addresses as readers write them whose reading is remembered, tracking parameters and all. */
const MAX_PARSED_URLS = 5_000

export interface PageCache {
  /** Answers a request from memory when that is possible at once; else does nothing. */
  readonly trySendCached: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Answers a request for a page that readers share, rendering it when need be; false for others. */
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
}

interface Found extends ParsedPath {
  /** Of the page in its language, with the data saver or without. */
  readonly key: string
  readonly shown: 'SO' | 'EN'
  readonly isSaving: boolean
}

/** Whether a browser asks for the data of a page before its reader does (Fetch, `Sec-Purpose`). */
function isPrefetch({ headers, url = '' }: IncomingMessage): boolean {
  return headers['sec-purpose'] !== undefined && /\.data(?:$|\?)/.test(url)
}

function freshnessOf(status: number, answers: Freshness): Freshness {
  if (status >= 500) return 'error'
  return status === 200 ? answers : 'uncacheable'
}

function cacheControlOf(status: number, answers: Freshness): string {
  if (status >= 500 || answers === 'error') return 'no-store'
  // A 404 is shared too: it takes the place of a page that was taken down.
  return status === 200 || status === 404 ? SHARED : 'private, no-cache'
}

/** Pages of the listed addresses and of articles, and the data of navigations to them. */
export function createPageCache(services: Services, build: PageSource['build']): PageCache {
  const { env, caches, render, transport, streamWatch, headersOf } = services
  const { settings, isDevelopment } = env
  const pages = registerCacheMetrics(caches.responses, 'page')
  const searches = registerCacheMetrics(caches.searches, 'search')
  const routes = new Set(typeof build === 'function' ? [] : Object.keys(build.routes))
  const read = new LRUCache<string, ParsedPath | 'none'>({ max: MAX_PARSED_URLS })

  function find({ method, url = '', headers }: IncomingMessage): Found | undefined {
    // Not even the address of a preview is remembered: a token stands in it.
    if (isPreviewPath(url)) return undefined
    if ((method !== 'GET' && method !== 'HEAD') || isDevelopment) return undefined
    let address = read.get(url)
    if (address === undefined) {
      address = parsePath(url, routes) ?? 'none'
      read.set(url, address)
    }
    if (address === 'none' || address.setsCookie) return undefined
    const shown = address.language ?? requestLanguage('', headers.cookie)
    const isSaving = !address.isData && requestSaver('', headers).isSaving
    const key = `${shown} ${isSaving ? 'saver ' : ''}${address.address}`
    return { ...address, shown, isSaving, key }
  }

  const cacheFor = ({ isSearch }: Found) => (isSearch ? searches : pages)

  async function make({ address, shown, isSaving }: Found): Promise<CacheableResponse> {
    const tracked = trackTransport(transport, streamWatch)
    const page = await render({
      request: new Request(settings.siteUrl + address),
      language: shown,
      isSaving,
      savingInAddress: false,
      client: '',
      transport: tracked.transport,
    })
    if (page === undefined) throw new Error('the page could not be rendered')
    const { status, headers, body } = page
    const { freshness, ...times } = tracked.freshness()
    return {
      status,
      headers: {
        ...headersOf(headers['content-type']),
        'cache-control': cacheControlOf(status, freshness),
        ...headers,
      },
      body,
      freshness: freshnessOf(status, freshness),
      ...times,
    }
  }

  return {
    trySendCached(request, response) {
      if (isPrefetch(request)) return false
      const found = find(request)
      if (!found || found.namesOldPage) return false
      const answer = cacheFor(found).fresh(found.key)
      if (!answer || lacksEncoding(request, answer)) return false
      if (hasReferencePlaceholder(answer.status, answer.identity.bytes)) return false
      sendCached(request, response, answer, caches.validatedAt(true))
      return true
    },
    async send(request, reply) {
      const found = find(request.raw)
      if (!found) return false
      const cache = cacheFor(found)
      const got = await cache.get(found.key, found.isListed, () => make(found))
      const { isFresh } = got
      const isFailed = hasReferencePlaceholder(got.response.status, got.response.identity.bytes)
      const answer = isFailed ? await withReferenceIn(got.response) : got.response
      await addEncoding(request.raw, answer)
      const isAhead = isPrefetch(request.raw) && answer.expiry === 'confirmed'
      const sent = isAhead ? withCacheControl(answer, PREFETCHED) : answer
      reply.hijack()
      sendCached(request.raw, reply.raw, sent, caches.validatedAt(isFresh))
      return true
    },
  }
}
