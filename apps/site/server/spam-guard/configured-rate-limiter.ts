import { createRateLimiter } from '@gaashaan/http/rate-limiter'
import type { Clock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import type { Log } from '../observability/log.ts'
import type { SharedRateLimiter } from './shared-rate-limiter.ts'

/**
 * Counts for all processes where the environment names a store, else for this process. The store's
 * client takes a sixth of the time that the site starts in, so it is loaded only for a store.
 */
export function createConfiguredRateLimiter(
  { redisUrl }: Env,
  clock: Clock,
  log: Log,
): SharedRateLimiter {
  const local = createRateLimiter(clock.now)
  if (redisUrl === undefined) return { ...local, close: () => {} }
  const loading = import('./shared-rate-limiter.ts').then(({ createSharedRateLimiter }) =>
    createSharedRateLimiter(redisUrl, local, log),
  )
  return {
    add: async (...args) => (await loading).add(...args),
    close: async () => (await loading).close(),
  }
}
