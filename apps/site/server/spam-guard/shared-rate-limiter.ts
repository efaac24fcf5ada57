import type { RateLimiter, Usage } from '@gaashaan/http/rate-limiter'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { createClient } from '@redis/client'
import { systemClock, withTimeout } from '../clock.ts'
import type { Log } from '../observability/log.ts'

/** Longest wait for the store before this process counts by itself. */
const MAX_WAIT_MS = 250
const CONNECT_TIMEOUT_MS = 2_000
/** Longest delay between two attempts to reach the store. */
const MAX_RETRY_MS = 5_000
/** Prefix of each key, as other programs may use the store too. */
const KEY_PREFIX = 'gaashaan:contact:'

/** A rate limiter that may use a store. Never throws. */
export interface SharedRateLimiter {
  readonly add: (...args: Parameters<RateLimiter['add']>) => Usage | Promise<Usage>
  readonly close: () => void | Promise<void>
}

/**
 * Counts for several processes and machines in Valkey or Redis (2.6.12 or newer), at a `redis://` URL
 * or with TLS at a `rediss://` one. While the store is away or slow, each process counts by itself
 * with `local`, so that nobody is refused because of it.
 */
export function createSharedRateLimiter(
  url: string,
  local: RateLimiter,
  log: Log,
): SharedRateLimiter {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(MAX_RETRY_MS, 100 * 2 ** Math.min(tries, 10)),
    },
  })
  let isAway = false
  const reportAway = (error: unknown) => {
    if (!isAway) {
      log.warn(`the store of counts is away, each process counts by itself: ${errorMessage(error)}`)
    }
    isAway = true
  }
  client.on('error', reportAway)
  client.on('ready', () => {
    if (isAway) log.info('the store of counts is back')
    isAway = false
  })
  client.connect().catch(reportAway)

  async function addInStore(key: string, by: number, windowMs: number): Promise<Usage> {
    const name = KEY_PREFIX + key
    const replies = await client
      .multi()
      .set(name, 0, { condition: 'NX', expiration: { type: 'PX', value: windowMs } })
      .incrBy(name, by)
      .pTTL(name)
      .exec()
    return { count: Number(replies[1]), msLeft: Math.max(0, Number(replies[2])) }
  }

  return {
    async add(...args) {
      if (!client.isReady) return local.add(...args)
      try {
        const usage = await withTimeout(systemClock, MAX_WAIT_MS, addInStore(...args), undefined)
        if (usage) return usage
        reportAway(`no answer within ${MAX_WAIT_MS} ms`)
      } catch (error) {
        reportAway(error)
      }
      return local.add(...args)
    },
    close: () => client.destroy(),
  }
}
