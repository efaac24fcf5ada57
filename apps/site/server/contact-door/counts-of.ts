import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { type Counts, createCounts } from './counts.ts'
import { createSharedCounts } from './shared-counts.ts'

/** Counts for all processes where the environment names a store, else of this one. */
export function createCountsOf({ redisUrl }: Env, clock: Clock, log: Log): Counts {
  const own = createCounts(clock.now)
  return redisUrl === undefined ? own : createSharedCounts(redisUrl, own, log)
}
