import { LRUCache } from 'lru-cache'

export interface Count {
  readonly count: number
  /** Milliseconds until it is forgotten. */
  readonly left: number
}

/** Numbers under names, each forgotten a span of time after it was first added to. Never throws. */
export interface Counts {
  /** Adds to a number, or looks at it where `by` is 0, and tells what it is then. */
  readonly add: (key: string, by: number, spanMs: number) => Promise<Count>
  readonly close: () => void
}

/** Most numbers held at once, some megabytes: the one that was used longest ago goes for one more. */
const MOST = 50_000

interface Held {
  readonly count: number
  readonly until: number
}

/** Counts of this process alone. */
export function createCounts(now: () => number): Counts {
  const held = new LRUCache<string, Held>({ max: MOST })
  return {
    async add(key, by, spanMs) {
      const time = now()
      const known = held.get(key)
      const isOver = known === undefined || known.until <= time
      const { count, until } = isOver ? { count: 0, until: time + spanMs } : known
      held.set(key, { count: count + by, until })
      return { count: count + by, left: until - time }
    },
    close: () => held.clear(),
  }
}
