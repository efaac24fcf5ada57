import { networkOf } from '@gaashaan/running/client-network'

export interface RateBound {
  /** Counts one more from an address; false when it has had its share. */
  allows(address: string): boolean
  /** Takes one off what an address was counted for. */
  forgives(address: string): void
}

interface Share {
  count: number
  readonly since: number
}

/** Most addresses remembered at once; the one that came first is forgotten for one more. */
const MOST_ADDRESSES = 10_000

/** Milliseconds that go on evenly when the machine's clock is set: nobody waits for a day that is gone. */
const steadily = () => performance.now()

/** At most so many from one address (an IPv6 network counts as one) in each span of time. */
export function rateBound(most: number, spanMs: number, now = steadily): RateBound {
  const shares = new Map<string, Share>()
  return {
    allows: (address) => {
      const key = networkOf(address)
      const time = now()
      const known = shares.get(key)
      if (known && time - known.since < spanMs) {
        known.count += 1
        return known.count <= most
      }
      shares.delete(key)
      const [oldest] = shares.keys()
      if (shares.size >= MOST_ADDRESSES && oldest !== undefined) shares.delete(oldest)
      shares.set(key, { count: 1, since: time })
      return true
    },
    forgives: (address) => {
      const known = shares.get(networkOf(address))
      if (known && known.count > 0) known.count -= 1
    },
  }
}

/** The client's address, which the desk's door has written alone into X-Forwarded-For. */
export function readerAddress(request: { readonly headers: Headers }): string {
  return request.headers.get('x-forwarded-for') || 'unknown'
}
