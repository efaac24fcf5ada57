import { counter, gauge } from '@gaashaan/runtime/metrics'
import type { Caches } from '../cache/caches.ts'
import type { ResponseCache } from '../cache/response-cache.ts'

/** The kinds of cached responses, which are counted apart. */
export type CacheUsage = 'page' | 'search' | 'call' | 'document' | 'file'

const responses = counter(
  {
    name: 'gaashaan_site_cache_answers_total',
    help: 'Answers from memory (hit), an older one in place of one being made (stale), or made (miss)',
    labelNames: ['room', 'result'],
  },
  [
    ...['page', 'search', 'call', 'document'].flatMap((room) =>
      ['hit', 'stale', 'miss'].map((result) => ({ room, result })),
    ),
    { room: 'file', result: 'hit' },
  ],
)

const renders = counter(
  {
    name: 'gaashaan_site_cache_renders_total',
    help: 'Responses that were made for the memory, because there was none or something had changed',
    labelNames: ['room'],
  },
  ['page', 'search', 'call', 'document'].map((room) => ({ room })),
)

/** The counter of responses that are sent from memory at once. */
export const countHits = (room: CacheUsage) => responses.labels({ room, result: 'hit' })

/** The same cache, which counts the result of each request that had to wait. */
export function registerCacheMetrics(cache: ResponseCache, room: CacheUsage): ResponseCache {
  return {
    ...cache,
    async get(key, isListed, render) {
      let isRendered = false
      const hit = await cache.get(key, isListed, async (demand) => {
        renders.labels({ room }).inc()
        const rendered = await render(demand)
        isRendered = true
        return rendered
      })
      const result = isRendered ? 'miss' : hit.isFresh ? 'hit' : 'stale'
      responses.labels({ room, result }).inc()
      return hit
    },
  }
}

/** Registers how much of its limit the memory uses. */
export function registerMemoryMetrics(caches: Caches, maxBytes: number): void {
  gauge(
    {
      name: 'gaashaan_site_memory_bytes',
      help: 'Bytes that kept answers take',
      labelNames: ['room'],
    },
    () => [
      { labels: { room: 'page' }, value: caches.responses.bytes() },
      { labels: { room: 'search' }, value: caches.searches.bytes() },
    ],
  )
  gauge(
    {
      name: 'gaashaan_site_memory_limit_bytes',
      help: 'Most bytes that kept pages and calls may take',
    },
    () => maxBytes,
  )
}
