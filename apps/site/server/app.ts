import fastify, { type FastifyInstance } from 'fastify'
import { createCallCache } from './api/call-cache.ts'
import { callRoutes } from './api/relay.ts'
import { createTrySendCached } from './cache/try-send-cached.ts'
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts } from './http/connection-timeouts.ts'
import { createFastPathServer } from './http/fast-path-server.ts'
import { addHttpRules, httpOptions } from './http/http-rules.ts'
import { readStaticFiles } from './http/static-files.ts'
import { mediaRoutes } from './media/register-media.ts'
import { healthRoutes } from './observability/register-health.ts'
import { createRequestMetrics } from './observability/request-metrics.ts'
import { createRouteLabels } from './observability/route-labels.ts'
import { createPageCache } from './pages/page-cache.ts'
import { pagePaths } from './pages/page-paths.ts'
import { createPages } from './pages/register-pages.ts'
import { publicationRoutes } from './publications/register-publications.ts'
import { suggestionRoutes } from './search/site-search.ts'
import { createServices, type ServiceParts } from './services.ts'
import { shareImageRoutes } from './share-images/register-share-images.ts'

export interface ServerParts extends ServiceParts {
  /** The browser's files; none while they come from a development server. */
  readonly clientDirectory?: string
  /** How slow a connection may be; a test's are shorter. */
  readonly timeouts?: ConnectionTimeouts
}

/** The site's server, ready to listen or to be asked by a test; it opens no port itself. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const services = createServices(parts)
  const { headersOf, log } = services
  const { build, clientDirectory, timeouts = CONNECTION_TIMEOUTS } = parts
  const files = clientDirectory ? await readStaticFiles(clientDirectory, headersOf) : undefined
  const pageCache = createPageCache(services, build)
  const callCache = createCallCache(services)
  const labels = createRouteLabels([...pagePaths(build), '/assets/*'])

  const trySendCached = createTrySendCached({ page: pageCache, call: callCache, file: files })
  const metrics = createRequestMetrics({ labels, log })
  const app = fastify({
    ...httpOptions(services),
    serverFactory: (others) => createFastPathServer(timeouts, trySendCached, others, metrics),
  })
  app.decorate('services', services)
  app.addHook('onClose', services.closeUpstream)
  addHttpRules(app, { labels, files })
  app.register(healthRoutes)
  app.register(callRoutes, { callCache })
  app.register(mediaRoutes)
  app.register(publicationRoutes)
  app.register(shareImageRoutes)
  app.register(suggestionRoutes)
  app.setNotFoundHandler(createPages(services, { pageCache, labels }))
  return app
}
