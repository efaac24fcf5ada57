import { performance } from 'node:perf_hooks'
import type { Clock } from '../clock.ts'
import { type EncodedResponse, recompress } from './encoded-response.ts'

/** Milliseconds between two looks at whether there is time. */
const LOOK_EVERY = 250
/** Share of its time that this process may be busy with and still count as idle. */
const IDLE_BELOW = 0.3
/** Most answers that wait; those beyond stay as they are. */
const MAX_WAITING = 1_000

interface Waiting {
  readonly answer: EncodedResponse
  readonly isStillKept: () => boolean
}

/**
 * Makes kept answers as small as they go while there is nothing else to do: one at a time, in
 * another thread, and only while few visitors come. Gives the function to call for each answer.
 */
export function createIdleCompression(
  clock: Clock,
  isIdle: () => boolean,
): (answer: EncodedResponse, isStillKept: () => boolean) => void {
  const waiting: Waiting[] = []
  let isWatching = false
  let before = performance.eventLoopUtilization()

  async function look(): Promise<void> {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization < IDLE_BELOW && isIdle()) {
      const next = waiting.shift()
      if (next?.isStillKept()) await recompress(next.answer)
    }
    if (waiting.length === 0) isWatching = false
    else clock.after(LOOK_EVERY, look)
  }

  return (answer, isStillKept) => {
    if (!answer.br || waiting.length >= MAX_WAITING) return
    waiting.push({ answer, isStillKept })
    if (isWatching) return
    isWatching = true
    clock.after(LOOK_EVERY, look)
  }
}
