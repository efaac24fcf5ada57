import { LRUCache } from 'lru-cache'
import { clientNetwork } from './client-network.ts'

/** Most keys of a limiter, about 7 MB; another key replaces the one used longest ago. */
const MAX_KEYS = 50_000

export interface Usage {
  readonly count: number
  /** Milliseconds until the window ends and the key is counted from 0. */
  readonly msLeft: number
}

/** Counts by key, each in a fixed window that begins when the key is first counted. */
export interface RateLimiter {
  /** Adds `by` to a key's count, which never falls below 0; with 0 it only reads the count. */
  readonly add: (key: string, by: number, windowMs: number) => Usage
}

/** `now` has to be a monotonic clock: a window must not depend on the machine's clock. */
export function createRateLimiter(now = () => performance.now()): RateLimiter {
  const windows = new LRUCache<string, { readonly count: number; readonly endsAt: number }>({
    max: MAX_KEYS,
  })
  return {
    add(key, by, windowMs) {
      const time = now()
      const current = windows.get(key)
      const isOpen = current !== undefined && current.endsAt > time
      const { count, endsAt } = isOpen ? current : { count: 0, endsAt: time + windowMs }
      const newCount = Math.max(0, count + by)
      if (by !== 0) windows.set(key, { count: newCount, endsAt })
      return { count: newCount, msLeft: endsAt - time }
    },
  }
}

export interface ClientLimit {
  /** Counts one request of a client; false beyond the limit. */
  readonly allows: (client: string) => boolean
  /** Takes one request off a client's count. */
  readonly forgives: (client: string) => void
}

/** Allows `max` requests of a client in a window; a client is an IPv4 address or an IPv6 network. */
export function createClientLimit(max: number, windowMs: number, now?: () => number): ClientLimit {
  const limiter = createRateLimiter(now)
  return {
    allows: (client) => limiter.add(clientNetwork(client), 1, windowMs).count <= max,
    forgives: (client) => void limiter.add(clientNetwork(client), -1, windowMs),
  }
}
