import { CONTACT_BODY_BYTES } from '@gaashaan/contract'
import { guardedFetch } from '@gaashaan/http/guarded-agent'
import { errorMessage } from '@gaashaan/runtime/error-message'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { CANONICAL_PATHS } from '../app/paths/canonical-paths.ts'
import { createCallCache } from './api/call-cache.ts'
import { registerRelay } from './api/relay.ts'
import { createCaches } from './cache/caches.ts'
import { createDiskStore } from './cache/disk-store.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Env } from './env/env.ts'
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts } from './http/connection-timeouts.ts'
import { createFastPathServer, type RequestHandler } from './http/fast-path-server.ts'
import { addSecurity, embeddingOf, securityHeaders } from './http/security-headers.ts'
import { sendErrorPage } from './http/send-error.ts'
import { readStaticFiles } from './http/static-files.ts'
import { registerMediaRoutes } from './media/register-media.ts'
import {
  countHits,
  registerCacheMetrics,
  registerMemoryMetrics,
} from './observability/cache-metrics.ts'
import { registerHostMetrics } from './observability/host-metrics.ts'
import { consoleLog, type Log } from './observability/log.ts'
import { createReadiness } from './observability/readiness.ts'
import { registerHealth } from './observability/register-health.ts'
import { countContactMessages, measureRenders } from './observability/render-metrics.ts'
import { createRequestMetrics } from './observability/request-metrics.ts'
import { createRouteLabels } from './observability/route-labels.ts'
import { createPageCache } from './pages/page-cache.ts'
import { isTooLong } from './pages/page-refusal.ts'
import { createPreviewGuard } from './pages/preview-guard.ts'
import { createSendPreview } from './pages/preview-page.ts'
import { createPages } from './pages/register-pages.ts'
import { createRenderPage, type PageSource } from './pages/render-page.ts'
import { registerDocuments } from './publications/documents/register-documents.ts'
import { registerSecurityText } from './publications/security-text.ts'
import type { Search } from './search/search.ts'
import {
  createArchiveQuery,
  createRelatedQuery,
  createSearchQuery,
  registerSuggestions,
} from './search/site-search.ts'
import { registerShareImages } from './share-images/register-share-images.ts'
import { guardContact } from './spam-guard/guard-contact.ts'
import { createConfiguredRateLimiter } from './spam-guard/shared-rate-limiter.ts'
import { createApiClient } from './upstream/api-client.ts'
import { createContentVersion } from './upstream/content-version.ts'
import type { Fetch } from './upstream/fetch-with-limits.ts'
import { createVideoTitles } from './upstream/oembed.ts'
import { createStreamWatch } from './upstream/stream-status.ts'
import { createSendContact } from './upstream/submit-contact.ts'
import { createTransport } from './upstream/transport.ts'
import { createUpstreamCache } from './upstream/upstream-cache.ts'
import { isReadableAt } from './upstream/validate-response.ts'

/** Longest silence of another host, in milliseconds; whoever asks it may wait for less. */
const QUIET_MS = 30_000

export interface ServerParts extends PageSource {
  readonly env: Env
  /** The browser's files; none while they come from a development server. */
  readonly clientDirectory?: string
  readonly log?: Log
  readonly fetch?: Fetch
  readonly clock?: Clock
  /** What finds the site's texts; without it nothing is found. */
  readonly search?: Search
  /** How slow a connection may be; a test's are shorter. */
  readonly times?: ConnectionTimeouts
  /** Asks hosts on the internet and nothing inside of a network. */
  readonly publicFetch?: Fetch
}

function codeOfStatus(status: number) {
  if (status === 413) return 'body_too_large'
  if (status === 415) return 'unsupported_media_type'
  return status >= 500 ? 'internal' : 'invalid_body'
}

/** Paths of the pages; more of them where they are known before they are asked for. */
function pagePaths(build: PageSource['build']): string[] {
  const routes = typeof build === 'function' ? [] : Object.values(build.routes)
  const paths = routes.map((route) => route?.path ?? '').filter((path) => path !== '*')
  return [...CANONICAL_PATHS, ...paths.map((path) => (path.startsWith('/') ? path : `/${path}`))]
}

/** The site's server, ready to listen or to be asked by a test; it opens no port itself. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { env, log = consoleLog, clock = systemClock } = parts
  const { settings, apiBaseUrl } = env
  const fetch = registerHostMetrics(parts.fetch ?? globalThis.fetch, apiBaseUrl)
  const headersOf = securityHeaders(settings.siteUrl, env.isDevelopment, env.hstsSubdomains)

  const contentVersion = createContentVersion({ apiBaseUrl, fetch, clock })
  const disk = env.diskCache && createDiskStore({ ...env.diskCache, log })
  const answers = createUpstreamCache({
    apiBaseUrl,
    fetch,
    clock,
    contentVersion,
    disk,
    isReadableAt,
  })
  const apiClient = createApiClient({ answers, contentVersion })
  const rateLimiter = createConfiguredRateLimiter(env, clock, log)
  const sendContact = countContactMessages(
    guardContact(createSendContact({ apiBaseUrl, fetch, clock }), rateLimiter),
  )
  const videoTitle = createVideoTitles({ bases: env.oembed, fetch, clock, log })
  const publicFetch = parts.publicFetch ?? guardedFetch({ quietMs: QUIET_MS })
  const streamWatch = env.streamCheckMs
    ? createStreamWatch({
        everyMs: env.streamCheckMs,
        ownAddress: settings.streamUrl,
        fetch,
        publicFetch,
        clock,
        log,
      })
    : undefined
  const search = createSearchQuery(parts.search, contentVersion)
  const beside = createRelatedQuery(parts.search, contentVersion)
  const archive = createArchiveQuery(parts.search, contentVersion)
  const transport = createTransport({
    ...env,
    answers: apiClient,
    sendContact,
    videoTitle,
    streamWatch,
    search,
    beside,
    archive,
    log,
  })
  const memory = createCaches({ clock, contentVersion, maxBytes: env.pageCacheBytes })
  registerMemoryMetrics(memory, env.pageCacheBytes)
  const keptCalls = registerCacheMetrics(memory.responses, 'call')
  const calls = createCallCache({ ...memory, kept: keptCalls, answers: apiClient, headersOf })
  const render = measureRenders(createRenderPage(parts))
  const pages = createPageCache({
    ...memory,
    kept: registerCacheMetrics(memory.responses, 'page'),
    searches: registerCacheMetrics(memory.searches, 'search'),
    env,
    render,
    transport,
    streamWatch,
    headersOf,
    routes: new Set(typeof parts.build === 'function' ? [] : Object.keys(parts.build.routes)),
  })

  const files = parts.clientDirectory
    ? await readStaticFiles(parts.clientDirectory, headersOf)
    : undefined
  const hits = { page: countHits('page'), call: countHits('call'), file: countHits('file') }
  const sendAtOnce: RequestHandler = (request, response) => {
    if (pages.sendAtOnce(request, response)) hits.page.inc()
    else if (calls.sendAtOnce(request, response)) hits.call.inc()
    else if (files?.sendAtOnce(request, response)) hits.file.inc()
    else return false
    return true
  }

  const labels = createRouteLabels([...pagePaths(parts.build), '/assets/*'])
  const watch = createRequestMetrics({ labels, log })
  const app = fastify({
    serverFactory: (others) =>
      createFastPathServer(parts.times ?? CONNECTION_TIMEOUTS, sendAtOnce, others, watch),
    logger: false,
    // Who asks on an open connection while the process ends is answered, and told that it closes.
    return503OnClosing: false,
    trustProxy: env.trustedProxies.length > 0 && env.trustedProxies,
    bodyLimit: CONTACT_BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4_096 },
    frameworkErrors: (_error, request, reply) =>
      sendErrorPage(request, reply.headers(headersOf('text/html')), 'not_found', settings, 400),
  })
  app.addHook('onRoute', ({ url }) => labels.add(url))
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.raw
    if (isTooLong(url)) return sendErrorPage(request, reply, 'not_found', settings, 414)
    // Requests that did not come through the front door: a test's, or a development server's.
    if (files?.sendAtOnce(request.raw, reply.raw)) reply.hijack()
  })
  app.addHook('onClose', async () => rateLimiter.close())
  // What cannot even be read as an address is answered without this.
  app.addHook('onSend', async ({ raw }, reply) =>
    addSecurity(reply, headersOf, embeddingOf(raw.url ?? '')),
  )
  // Bodies stay bytes: pages and the relay read them by their own rules.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      log.error(`${request.method} ${labels.of(request.raw.url ?? '')}: ${errorMessage(error)}`)
    }
    return sendErrorPage(request, reply, codeOfStatus(status), settings)
  })

  registerHealth(app, createReadiness({ contentVersion, answers, search: parts.search }))
  registerRelay(app, { env, calls, sendContact })
  const guard = createPreviewGuard(clock.now)
  registerMediaRoutes(app, { env, fetch, publicFetch, clock, contentVersion, log, disk, guard })
  registerSecurityText(app, { ...env, log })
  registerShareImages(app, { env, clock, log, disk, transport })
  const kept = registerCacheMetrics(memory.responses, 'document')
  registerDocuments(app, {
    ...memory,
    kept,
    siteUrl: settings.siteUrl,
    clock,
    transport,
    headersOf,
  })
  registerSuggestions(app, parts.search)
  const sendPreview = createSendPreview({
    env,
    guard,
    render,
    transport,
    fetch,
    clock,
    contentVersion,
  })
  app.setNotFoundHandler(
    createPages({ env, render, kept: pages, sendPreview, transport, log, labels }),
  )
  return app
}
