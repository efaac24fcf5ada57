import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Visit } from '../../app/context.ts'
import { encodeResponse, withCacheControl } from '../cache/encoded-response.ts'
import type { CacheableResponse, Freshness, Lookup, RenderDemand } from '../cache/response-cache.ts'
import { addEncoding, lacksEncoding, sendCached } from '../cache/send-cached.ts'
import { SHARED } from '../http/cache-control.ts'
import { requestPath } from '../http/request-path.ts'
import { registerCacheMetrics } from '../observability/cache-metrics.ts'
import type { Services } from '../services.ts'
import { isMissing } from '../upstream/classify-response.ts'
import { hasReferencePlaceholder, withReference } from './error-reference.ts'
import { trackTransport } from './page-freshness.ts'
import { type ParsedPath, parsePath } from './page-key.ts'
import { isPreviewPath } from './preview-page.ts'
import type { PageSource } from './render-page.ts'
import { requestDataSaver } from './request-data-saver.ts'
import { requestLanguage } from './request-language.ts'

/** URLs as readers write them, with tracking parameters, that are kept parsed. */
const MAX_PARSED_URLS = 5_000

/**
 * Cache-Control of data that a browser prefetches: a reader who follows the link within these
 * seconds gets it from the browser's cache. Otherwise the browser would request it again (measured
 * in Chromium).
 */
const PREFETCHED = 'private, max-age=5'

/** Whether a browser requests the data of a page before its reader does (Fetch, `Sec-Purpose`). */
function isPrefetch({ headers, url = '' }: IncomingMessage): boolean {
  return headers['sec-purpose'] !== undefined && requestPath(url).endsWith('.data')
}

function freshnessOf(status: number, upstream: Freshness): Freshness {
  if (status >= 500) return 'error'
  return status === 200 ? upstream : 'uncacheable'
}

function cacheControlOf(status: number, upstream: Freshness): string {
  if (status >= 500 || upstream === 'error') return 'no-store'
  // A 404 is shared too: it replaces a page that was taken down.
  return status === 200 || isMissing(status) ? SHARED : 'private, no-cache'
}

export type PageCache = ReturnType<typeof createPageCache>

/** Pages of listed paths and of slugs, and the data of navigations to them. */
export function createPageCache(services: Services, build: PageSource['build']) {
  const { env, caches, render, transport, streamWatch, headersOf } = services
  const { settings, isDevelopment } = env
  const pages = registerCacheMetrics(caches.responses, 'page')
  const searches = registerCacheMetrics(caches.searches, 'search')
  const routes = new Set(typeof build === 'function' ? [] : Object.keys(build.routes))
  const parsedUrls = new LRUCache<string, ParsedPath | 'none'>({ max: MAX_PARSED_URLS })

  function lookUp({ method, url = '', headers }: IncomingMessage) {
    // The URL of a preview has a token, and is not even kept parsed.
    if (isPreviewPath(url)) return undefined
    if ((method !== 'GET' && method !== 'HEAD') || isDevelopment) return undefined
    let page = parsedUrls.get(url)
    if (page === undefined) {
      page = parsePath(url, routes) ?? 'none'
      parsedUrls.set(url, page)
    }
    if (page === 'none' || page.setsCookie) return undefined
    const language = page.language ?? requestLanguage('', headers.cookie)
    const isDataSaverOn = !page.isData && requestDataSaver(headers)
    const key = `${language} ${isDataSaverOn ? 'saver ' : ''}${page.path}`
    const render = (demand: RenderDemand) =>
      renderCacheable({ path: page.path, language, isDataSaverOn }, demand)
    const entry: Lookup = { key, isListed: page.isListed, render }
    return { page, entry, cache: page.isSearch ? searches : pages }
  }

  async function renderCacheable(
    { path, ...reader }: { readonly path: string } & Pick<Visit, 'language' | 'isDataSaverOn'>,
    demand: RenderDemand,
  ): Promise<CacheableResponse> {
    const tracked = trackTransport(transport, streamWatch)
    const request = new Request(settings.siteUrl + path)
    const visit = { ...reader, client: '', transport: tracked.transport }
    const rendered = await render({ request, ...visit }, demand)
    if (rendered === undefined) throw new Error('the page could not be rendered')
    const { status, headers, body } = rendered
    const { freshness, ...dependencies } = tracked.dependencies()
    return {
      status,
      headers: {
        ...headersOf(headers['content-type']),
        'cache-control': cacheControlOf(status, freshness),
        ...headers,
      },
      body,
      freshness: freshnessOf(status, freshness),
      ...dependencies,
    }
  }

  return {
    /** Sends a page from memory if nobody need wait for it; otherwise does nothing and returns false. */
    trySendCached(request: IncomingMessage, response: ServerResponse): boolean {
      if (isPrefetch(request)) return false
      const lookup = lookUp(request)
      if (!lookup || lookup.page.isOldPage) return false
      const hit = lookup.cache.peek(lookup.entry)
      if (!hit || lacksEncoding(request, hit.response)) return false
      if (hasReferencePlaceholder(hit.response.status, hit.response.identity.bytes)) return false
      sendCached(request, response, hit.response, caches.validatedAt(hit))
      lookup.cache.countSent(hit)
      return true
    },
    /**
     * Sends a page that readers share, and renders it if necessary; returns false for other pages.
     */
    async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const lookup = lookUp(request.raw)
      if (!lookup) return false
      const hit = await lookup.cache.get(lookup.entry, request.ip)
      const { status, headers, identity } = hit.response
      // Each reader of an error screen gets a copy with the id of their own request.
      const cached = hasReferencePlaceholder(status, identity.bytes)
        ? await encodeResponse(withReference({ status, headers, body: identity.bytes }))
        : hit.response
      await addEncoding(request.raw, cached)
      const isPrefetched = isPrefetch(request.raw) && cached.expiry === 'confirmed'
      const response = isPrefetched ? withCacheControl(cached, PREFETCHED) : cached
      reply.hijack()
      sendCached(request.raw, reply.raw, response, caches.validatedAt(hit))
      return true
    },
  }
}
