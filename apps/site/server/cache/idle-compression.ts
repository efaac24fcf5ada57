import { performance } from 'node:perf_hooks'
import type { Clock } from '../clock.ts'
import { type EncodedResponse, recompress } from './encoded-response.ts'

const CHECK_INTERVAL_MS = 250
/** The event loop's utilisation below which this process counts as idle. */
const MAX_IDLE_UTILIZATION = 0.3
/**
 * How long a response is kept before it is compressed further: what the next publish replaces at once
 * is not worth a tenth of a second of a processor.
 */
const SETTLED_MS = 10_000
/** Most responses that wait; further ones are left as they are. */
const MAX_QUEUE = 1_000

/**
 * Compresses responses that stay cached further while the process is idle: one at a time, in another thread,
 * and only while there are few visitors. Returns the function that takes a response into the queue.
 */
export function createIdleCompression(clock: Clock, isIdle: () => boolean) {
  const queue: {
    readonly response: EncodedResponse
    readonly isStillCached: () => boolean
    readonly dueAt: number
  }[] = []
  let isWatching = false
  let before = performance.eventLoopUtilization()

  async function compressNext(): Promise<void> {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    while (queue[0] && !queue[0].isStillCached()) queue.shift()
    const isDue = queue[0] !== undefined && clock.now() >= queue[0].dueAt
    if (isDue && utilization < MAX_IDLE_UTILIZATION && isIdle()) {
      const next = queue.shift()
      if (next) await recompress(next.response)
    }
    if (queue.length === 0) isWatching = false
    else clock.after(CHECK_INTERVAL_MS, compressNext)
  }

  return (response: EncodedResponse, isStillCached: () => boolean): void => {
    if (!response.br || queue.length >= MAX_QUEUE) return
    queue.push({ response, isStillCached, dueAt: clock.now() + SETTLED_MS })
    if (isWatching) return
    isWatching = true
    clock.after(CHECK_INTERVAL_MS, compressNext)
  }
}
