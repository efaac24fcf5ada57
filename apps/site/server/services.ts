import { guardedFetch } from '@gaashaan/http/guarded-agent'
import type { Checks } from '@gaashaan/runtime/health'
import { type Caches, createCaches } from './cache/caches.ts'
import { createDiskStore, type DiskStore } from './cache/disk-store.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Env } from './env/env.ts'
import { type SecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { registerMemoryMetrics } from './observability/cache-metrics.ts'
import { registerHostMetrics } from './observability/host-metrics.ts'
import { consoleLog, type Log } from './observability/log.ts'
import { createReadiness } from './observability/readiness.ts'
import { measureRenders } from './observability/render-metrics.ts'
import { createPreviewGuard, type PreviewGuard } from './pages/preview-guard.ts'
import { createRenderPage, type PageSource } from './pages/render-page.ts'
import type { Search } from './search/search.ts'
import { createUpstream, type Upstream } from './upstream/create-upstream.ts'
import type { Fetch } from './upstream/fetch-with-limits.ts'

/** Longest silence of another host, in milliseconds; whoever asks it may wait for less. */
const QUIET_MS = 30_000

/** What the server is made of; what is left out is as on a real machine. */
export interface ServiceParts extends PageSource {
  readonly env: Env
  readonly log?: Log
  readonly fetch?: Fetch
  readonly clock?: Clock
  /** What finds the site's texts; without it nothing is found. */
  readonly search?: Search
  /** Asks hosts on the internet and nothing inside of a network. */
  readonly publicFetch?: Fetch
}

/** What the rooms of the server share, each made once; a plugin finds it at `app.services`. */
export interface Services extends Upstream {
  readonly env: Env
  readonly log: Log
  readonly clock: Clock
  readonly fetch: Fetch
  readonly publicFetch: Fetch
  readonly headersOf: SecurityHeaders
  readonly disk: DiskStore | undefined
  readonly caches: Caches
  readonly search: Search | undefined
  readonly render: ReturnType<typeof createRenderPage>
  readonly previewGuard: PreviewGuard
  /** What `/readyz` looks at. */
  readonly checkReadiness: () => Promise<Checks>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services
  }
}

export function createServices(parts: ServiceParts): Services {
  const { env, search, log = consoleLog, clock = systemClock } = parts
  const { apiBaseUrl, settings } = env
  const fetch = registerHostMetrics(parts.fetch ?? globalThis.fetch, apiBaseUrl)
  const publicFetch = parts.publicFetch ?? guardedFetch({ quietMs: QUIET_MS })
  const disk = env.diskCache && createDiskStore({ ...env.diskCache, log })
  const upstream = createUpstream({ env, fetch, publicFetch, clock, log, disk, search })
  const { contentVersion, upstreamCache } = upstream
  const caches = createCaches({ clock, contentVersion, maxBytes: env.pageCacheBytes })
  registerMemoryMetrics(caches, env.pageCacheBytes)
  return {
    ...upstream,
    env,
    log,
    clock,
    fetch,
    publicFetch,
    disk,
    caches,
    search,
    headersOf: securityHeaders(settings.siteUrl, env.isDevelopment, env.hstsSubdomains),
    render: measureRenders(createRenderPage(parts)),
    previewGuard: createPreviewGuard(clock.now),
    checkReadiness: createReadiness({ contentVersion, answers: upstreamCache, search }),
  }
}
