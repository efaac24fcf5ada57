import { counter, gauge } from '@gaashaan/runtime/metrics'
import type { Caches } from '../cache/caches.ts'
import type { ResponseCache } from '../cache/response-cache.ts'

/** What answers are kept apart by. */
export type CacheUsage = 'page' | 'search' | 'call' | 'document' | 'file'

const RESULTS = ['hit', 'stale', 'miss'] as const

const answers = counter(
  {
    name: 'gaashaan_site_cache_answers_total',
    help: 'Answers from memory (hit), an older one in place of one being made (stale), or made (miss)',
    labelNames: ['room', 'result'],
  },
  [
    ...['page', 'search', 'call', 'document'].flatMap((room) =>
      RESULTS.map((result) => ({ room, result })),
    ),
    { room: 'file', result: 'hit' },
  ],
)

/** The count of answers sent at once, for who sends them. */
export const countHits = (room: CacheUsage) => answers.labels({ room, result: 'hit' })

/** The same answers; what comes of each question that had to wait is counted. */
export function registerCacheMetrics(cache: ResponseCache, room: CacheUsage): ResponseCache {
  return {
    ...cache,
    async get(key, isListed, make) {
      let isMade = false
      const got = await cache.get(key, isListed, async () => {
        const made = await make()
        isMade = true
        return made
      })
      const result = isMade ? 'miss' : got.isFresh ? 'hit' : 'stale'
      answers.labels({ room, result }).inc()
      return got
    },
  }
}

/** Tells how much of its bound the memory takes. */
export function registerMemoryMetrics({ responses, searches }: Caches, mostBytes: number): void {
  gauge(
    {
      name: 'gaashaan_site_memory_bytes',
      help: 'Bytes that kept answers take',
      labelNames: ['room'],
    },
    () => [
      { labels: { room: 'page' }, value: responses.bytes() },
      { labels: { room: 'search' }, value: searches.bytes() },
    ],
  )
  gauge(
    {
      name: 'gaashaan_site_memory_limit_bytes',
      help: 'Most bytes that kept pages and calls may take',
    },
    () => mostBytes,
  )
}
