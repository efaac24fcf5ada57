import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import type { Log } from '../observability/log.ts'
import { countContactMessages } from '../observability/render-metrics.ts'
import type { Search } from '../search/search.ts'
import {
  createArchiveQuery,
  createRelatedQuery,
  createSearchQuery,
  createVerifyQuery,
} from '../search/site-search.ts'
import { createConfiguredRateLimiter } from '../spam-guard/configured-rate-limiter.ts'
import { guardContact } from '../spam-guard/guard-contact.ts'
import { createApiClient } from './api-client.ts'
import { createContentVersion } from './content-version.ts'
import type { Fetch } from './fetch-with-limits.ts'
import { createVideoTitles } from './oembed.ts'
import { createStreamWatch } from './stream-status.ts'
import { createSendContact } from './submit-contact.ts'
import { createTransport } from './transport.ts'
import { createUpstreamCache } from './upstream-cache.ts'

/** What the server requests of the API host, the live stream and the video hosts. */
export function createUpstream(parts: {
  readonly env: Env
  readonly fetch: Fetch
  readonly publicFetch: Fetch
  readonly clock: Clock
  readonly log: Log
  readonly disk: DiskStore | undefined
  readonly search: Search | undefined
}) {
  const { env, clock, log, search } = parts
  const { apiBaseUrl, settings, streamCheckMs, pictureHosts } = env
  const access = { ...parts, apiBaseUrl }
  const contentVersion = createContentVersion(access)
  const upstreamCache = createUpstreamCache(access, contentVersion, parts.disk)
  const apiClient = createApiClient(upstreamCache, contentVersion)
  const rateLimiter = createConfiguredRateLimiter(env, clock, log)
  const sendContact = countContactMessages(guardContact(createSendContact(access), rateLimiter))
  const streamWatch = streamCheckMs
    ? createStreamWatch({ ...parts, intervalMs: streamCheckMs, operatorUrl: settings.streamUrl })
    : undefined
  const transport = createTransport({
    apiBaseUrl,
    pictureHosts,
    apiClient,
    sendContact,
    streamWatch,
    videoTitle: createVideoTitles({ ...parts, endpoints: env.oembed }),
    search: createSearchQuery(search, contentVersion),
    related: createRelatedQuery(search, contentVersion),
    verify: createVerifyQuery(search, contentVersion),
    archive: createArchiveQuery(search, contentVersion),
    log,
  })
  return {
    contentVersion,
    upstreamCache,
    apiClient,
    sendContact,
    streamWatch,
    transport,
    closeUpstream: async () => rateLimiter.close(),
  }
}
