import fastify, { type FastifyInstance } from 'fastify'
import { CANONICAL_PATHS } from '../app/paths/canonical-paths.ts'
import { createCallCache } from './api/call-cache.ts'
import { callRoutes } from './api/relay.ts'
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts } from './http/connection-timeouts.ts'
import { createFastPathServer, type RequestHandler } from './http/fast-path-server.ts'
import { addHttpRules, httpOptions } from './http/http-rules.ts'
import { acceptSentFiles } from './http/sent-files.ts'
import { readStaticFiles } from './http/static-files.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { healthRoutes } from './observability/register-health.ts'
import { createRequestMetrics } from './observability/request-metrics.ts'
import { createRouteLabels } from './observability/route-labels.ts'
import { createPageCache } from './pages/page-cache.ts'
import { createPages } from './pages/register-pages.ts'

import { publicationRoutes } from './publications/register-publications.ts'
import { suggestionRoutes } from './search/site-search.ts'
import { createServices, type ServiceParts } from './services.ts'
import { shareImageRoutes } from './share-images/register-share-images.ts'

export interface ServerParts extends ServiceParts {
  /** The built client; left out while its files come from a development server. */
  readonly clientDirectory?: string
  readonly timeouts?: ConnectionTimeouts
}

/** The paths of the pages, and those of a built site's other routes. */
function pagePaths(build: ServerParts['build']): string[] {
  const routes = typeof build === 'function' ? [] : Object.values(build.routes)
  const paths = routes.map((route) => route?.path ?? '').filter((path) => path !== '*')
  return [...CANONICAL_PATHS, ...paths.map((path) => (path.startsWith('/') ? path : `/${path}`))]
}

/** The site's server, ready to listen or to receive a test's requests; it opens no port. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const services = createServices(parts)
  const { headersOf, log } = services
  const { build, clientDirectory, timeouts = CONNECTION_TIMEOUTS } = parts
  const files = clientDirectory ? await readStaticFiles(clientDirectory, headersOf) : undefined
  const pageCache = createPageCache(services, build)
  const callCache = createCallCache(services)
  const labels = createRouteLabels([...pagePaths(build), '/assets/*'])

  const trySendCached: RequestHandler = (request, response) =>
    pageCache.trySendCached(request, response) ||
    callCache.trySendCached(request, response) ||
    (files?.trySendCached(request, response) ?? false)
  const metrics = createRequestMetrics(labels, log)
  const app = fastify({
    ...httpOptions(services),
    serverFactory: (handleRequest) =>
      createFastPathServer(timeouts, trySendCached, handleRequest, metrics),
  })
  app.decorate('services', services)
  services.waitingConnections.countFor(app.server)
  app.addHook('onClose', services.close)
  addHttpRules(app, labels, files)
  app.register(healthRoutes)
  app.register(callRoutes, { callCache })
  app.register(mediaRoutes)
  app.register(publicationRoutes)
  app.register(shareImageRoutes)
  app.register(suggestionRoutes)
  const sendPage = createPages(services, pageCache, labels)
  acceptSentFiles(app, sendPage)
  app.setNotFoundHandler(sendPage)
  return app
}
