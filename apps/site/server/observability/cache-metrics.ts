import { counter, gauge } from '@gaashaan/runtime/metrics'
import type { Caches } from '../cache/caches.ts'
import type { CacheHit, Lookup, ResponseCache } from '../cache/response-cache.ts'

/** The kinds of cached responses, which are counted apart. */
type CacheUsage = 'page' | 'search' | 'call' | 'document'

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

/** Counts a built file, all of which are in memory. */
export const countFile = () => responses.labels({ room: 'file', result: 'hit' }).inc()

/** The same cache, which counts its renders and the result of each request. */
export function registerCacheMetrics(cache: ResponseCache, room: CacheUsage) {
  const count = (result: 'hit' | 'stale' | 'miss') => responses.labels({ room, result }).inc()

  function counted(lookup: Lookup, onRender?: () => void): Lookup {
    return {
      ...lookup,
      async render(demand) {
        renders.labels({ room }).inc()
        const rendered = await lookup.render(demand)
        onRender?.()
        return rendered
      },
    }
  }

  return {
    peek: (lookup: Lookup) => cache.peek(counted(lookup)),
    /** Counts a response of `peek`, which is not always the one to send. */
    countSent: ({ isFresh }: CacheHit) => count(isFresh ? 'hit' : 'stale'),
    async get(lookup: Lookup, reader: string): Promise<CacheHit> {
      let isRendered = false
      const hit = await cache.get(
        counted(lookup, () => {
          isRendered = true
        }),
        reader,
      )
      count(isRendered ? 'miss' : hit.isFresh ? 'hit' : 'stale')
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
