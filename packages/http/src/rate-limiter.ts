import { LRUCache } from 'lru-cache'
import { clientNetwork } from './client-network.ts'

/** Keys a limiter counts at once, 7 MB of them; one more replaces the one used longest ago. */
const MAX_KEYS = 50_000

export interface Usage {
  readonly count: number
  /** Milliseconds until the window ends and the key is counted from 0. */
  readonly msLeft: number
}

/** Counts under keys, each in a fixed window that begins when the key is first counted. */
export interface RateLimiter {
  /** Adds to a key's count, which never falls below 0; only reads it where `by` is 0. */
  readonly add: (key: string, by: number, windowMs: number) => Usage
}

/** `now` must not go back or jump when somebody sets the machine's clock. */
export function createRateLimiter(now = () => performance.now()): RateLimiter {
  const windows = new LRUCache<string, { readonly count: number; readonly endsAt: number }>({
    max: MAX_KEYS,
  })
  return {
    add(key, by, windowMs) {
      const time = now()
      const known = windows.get(key)
      const isOpen = known !== undefined && known.endsAt > time
      const { count, endsAt } = isOpen ? known : { count: 0, endsAt: time + windowMs }
      const used = Math.max(0, count + by)
      if (by !== 0) windows.set(key, { count: used, endsAt })
      return { count: used, msLeft: endsAt - time }
    },
  }
}

export interface ClientLimit {
  /** Counts one more from a client; false beyond its share. */
  readonly allows: (client: string) => boolean
  /** Takes one off what a client was counted for. */
  readonly forgives: (client: string) => void
}

/** At most `max` in a window from a client: an address, where an IPv6 network counts as one. */
export function createClientLimit(max: number, windowMs: number, now?: () => number): ClientLimit {
  const limiter = createRateLimiter(now)
  return {
    allows: (client) => limiter.add(clientNetwork(client), 1, windowMs).count <= max,
    forgives: (client) => void limiter.add(clientNetwork(client), -1, windowMs),
  }
}
