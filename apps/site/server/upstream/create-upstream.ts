import type { Transport } from '../../app/api/transport.ts'
import type { DiskStore } from '../cache/disk-store.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import type { Log } from '../observability/log.ts'
import { countContactMessages } from '../observability/render-metrics.ts'
import type { Search } from '../search/search.ts'
import { createArchiveQuery, createRelatedQuery, createSearchQuery } from '../search/site-search.ts'
import { guardContact } from '../spam-guard/guard-contact.ts'
import { createConfiguredRateLimiter } from '../spam-guard/shared-rate-limiter.ts'
import { type ApiClient, createApiClient } from './api-client.ts'
import { type ContentVersion, createContentVersion } from './content-version.ts'
import type { Fetch } from './fetch-with-limits.ts'
import { createVideoTitles } from './oembed.ts'
import { createStreamWatch, type StreamWatch } from './stream-status.ts'
import { createSendContact, type SendContact } from './submit-contact.ts'
import { createTransport } from './transport.ts'
import { createUpstreamCache, type UpstreamCache } from './upstream-cache.ts'
import { isReadableAt } from './validate-response.ts'

/** What the server asks of the API host, the live stream and the video hosts. */
export interface Upstream {
  readonly contentVersion: ContentVersion
  readonly upstreamCache: UpstreamCache
  readonly apiClient: ApiClient
  readonly sendContact: SendContact
  readonly streamWatch: StreamWatch | undefined
  /** What the pages' loaders ask. */
  readonly transport: Transport
  readonly closeUpstream: () => Promise<void>
}

export function createUpstream(parts: {
  readonly env: Env
  readonly fetch: Fetch
  readonly publicFetch: Fetch
  readonly clock: Clock
  readonly log: Log
  readonly disk: DiskStore | undefined
  readonly search: Search | undefined
}): Upstream {
  const { env, fetch, publicFetch, clock, log, disk, search } = parts
  const { apiBaseUrl, settings, streamCheckMs, pictureHosts } = env
  const contentVersion = createContentVersion({ apiBaseUrl, fetch, clock })
  const upstreamCache = createUpstreamCache({
    apiBaseUrl,
    fetch,
    clock,
    contentVersion,
    disk,
    isReadableAt,
  })
  const apiClient = createApiClient({ answers: upstreamCache, contentVersion })
  const rateLimiter = createConfiguredRateLimiter(env, clock, log)
  const sendContact = countContactMessages(
    guardContact(createSendContact({ apiBaseUrl, fetch, clock }), rateLimiter),
  )
  const streamWatch = streamCheckMs
    ? createStreamWatch({
        everyMs: streamCheckMs,
        ownAddress: settings.streamUrl,
        fetch,
        publicFetch,
        clock,
        log,
      })
    : undefined
  const transport = createTransport({
    apiBaseUrl,
    pictureHosts,
    answers: apiClient,
    sendContact,
    videoTitle: createVideoTitles({ bases: env.oembed, fetch, clock, log }),
    streamWatch,
    search: createSearchQuery(search, contentVersion),
    beside: createRelatedQuery(search, contentVersion),
    archive: createArchiveQuery(search, contentVersion),
    log,
  })
  const closeUpstream = async () => rateLimiter.close()
  return {
    contentVersion,
    upstreamCache,
    apiClient,
    sendContact,
    streamWatch,
    transport,
    closeUpstream,
  }
}
