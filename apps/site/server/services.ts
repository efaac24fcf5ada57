import { guardedFetch } from '@gaashaan/http/guarded-agent'
import { createCaches } from './cache/caches.ts'
import { clearAfterRemoval } from './cache/clear-after-removal.ts'
import { createDiskStore } from './cache/disk-store.ts'
import { startPurgingCdn } from './cdn/purge-cdn.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Env } from './env/env.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createWaitingConnections } from './http/waiting-connections.ts'
import { registerMemoryMetrics } from './observability/cache-metrics.ts'
import { registerHostMetrics } from './observability/host-metrics.ts'
import { consoleLog, type Log } from './observability/log.ts'
import { createReadiness } from './observability/readiness.ts'
import { measureRenders } from './observability/render-metrics.ts'
import { createPreviewGuard } from './pages/preview-guard.ts'
import { createRenderInTurn } from './pages/render-in-turn.ts'
import { createRenderPage, type PageSource } from './pages/render-page.ts'
import { createRenderQueue } from './pages/render-queue.ts'
import type { Search } from './search/search.ts'
import { createUpstream } from './upstream/create-upstream.ts'
import type { Fetch } from './upstream/fetch-with-limits.ts'

/** Longest silence of a host on the internet; a caller may wait for less. */
const MAX_SILENCE_MS = 30_000

/** What the server is made of. Tests replace parts whose default is the real one. */
export interface ServiceParts extends PageSource {
  readonly env: Env
  readonly log?: Log
  readonly fetch?: Fetch
  readonly clock?: Clock
  /** Without a search, nothing is found. */
  readonly search?: Search
  /** Requests hosts on the internet, and no private address. */
  readonly publicFetch?: Fetch
}

/** What the parts of the server share; plugins find it at `app.services`. */
export type Services = ReturnType<typeof createServices>

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services
  }
}

export function createServices(parts: ServiceParts) {
  const { env, search, log = consoleLog, clock = systemClock } = parts
  const { apiBaseUrl, settings } = env
  const fetch = registerHostMetrics(parts.fetch ?? globalThis.fetch, apiBaseUrl)
  const publicFetch = parts.publicFetch ?? guardedFetch({ quietMs: MAX_SILENCE_MS })
  const disk = env.diskCache && createDiskStore({ ...env.diskCache, log })
  const shared = { env, fetch, publicFetch, clock, log, disk, search }
  const upstream = createUpstream(shared)
  const { contentVersion, upstreamCache } = upstream
  const waitingConnections = createWaitingConnections()
  const renderQueue = createRenderQueue(waitingConnections.acceptBefore)
  const caches = createCaches(clock, contentVersion, env, renderQueue)
  registerMemoryMetrics(caches, env.pageCacheBytes)
  const purge = env.cdn?.purge
  if (disk) clearAfterRemoval(contentVersion, disk)
  const stopPurging = purge && startPurgingCdn({ ...shared, purge, contentVersion })
  return {
    ...upstream,
    ...shared,
    caches,
    waitingConnections,
    close: async () => {
      stopPurging?.()
      await upstream.closeUpstream()
    },
    headersOf: securityHeaders(settings.siteUrl, env.isDevelopment, env.hstsSubdomains),
    render: createRenderInTurn(renderQueue, measureRenders(createRenderPage(parts))),
    previewGuard: createPreviewGuard(clock.now),
    /** The checks of `/readyz`. */
    checkReadiness: createReadiness(contentVersion, upstreamCache, search),
  }
}
