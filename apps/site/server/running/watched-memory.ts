import { counter } from '@gaashaan/running/counter'
import { gauge } from '@gaashaan/running/gauge'
import type { KeptAnswers } from '../kept-answers.ts'
import type { Memory } from '../memory.ts'

/** What answers are kept apart by. */
export type Room = 'page' | 'search' | 'call' | 'document' | 'file'

const RESULTS = ['hit', 'stale', 'miss'] as const

const answers = counter(
  'gaashaan_site_cache_answers_total',
  'Answers from memory (hit), an older one in place of one being made (stale), or made (miss)',
  (['page', 'search', 'call', 'document'] as const).flatMap((room) =>
    RESULTS.map((result) => ({ room, result })),
  ),
)

/** The count of answers sent at once, for who sends them. */
export const hitsOf = (room: Room) => answers.of({ room, result: 'hit' })

/** The same answers; what comes of each question that had to wait is counted. */
export function watchKept(kept: KeptAnswers, room: Room): KeptAnswers {
  return {
    ...kept,
    async get(key, isListed, make) {
      let isMade = false
      const got = await kept.get(key, isListed, async () => {
        const made = await make()
        isMade = true
        return made
      })
      const result = isMade ? 'miss' : got.isFresh ? 'hit' : 'stale'
      answers.add({ room, result })
      return got
    },
  }
}

/** Tells how much of its bound the memory takes. */
export function watchMemory({ kept, searches }: Memory, mostBytes: number): void {
  gauge('gaashaan_site_memory_bytes', 'Bytes that kept answers take', () => [
    { labels: { room: 'page' }, value: kept.bytes() },
    { labels: { room: 'search' }, value: searches.bytes() },
  ])
  gauge(
    'gaashaan_site_memory_limit_bytes',
    'Most bytes that kept pages and calls may take',
    () => mostBytes,
  )
}
