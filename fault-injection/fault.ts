import { setTimeout as sleep } from 'node:timers/promises'
import { firstSeen } from '../bench/rush/first-seen.ts'

/** Milliseconds after which news count as never seen, also on a machine that is busy with tests. */
const MAX_UNSEEN_MS = 60_000

/** The result of one fault. */
export interface Outcome {
  readonly fault: string
  readonly times: number
  /** Writes or responses that were promised while it happened. */
  readonly promised: number
  /** Of those: not there afterwards, or there more than once, or not answered. */
  readonly lost: number
  readonly doubled: number
  /** Whether the stored data pass their own checks afterwards. */
  readonly isWhole: boolean
  /** What else was observed. */
  readonly seen: string
}

/** Waits for a random time between two limits, so as not to keep step with anything. */
export function randomPause(minMs: number, maxMs: number): Promise<void> {
  return sleep(minMs + Math.random() * (maxMs - minMs))
}

/** Like `firstSeen`, for longer: the moment when a new visitor finds a text on a page, or Infinity. */
export async function seenAt(url: string, text: string): Promise<number> {
  const begin = performance.now()
  let moment = Number.POSITIVE_INFINITY
  while (!Number.isFinite(moment) && performance.now() - begin < MAX_UNSEEN_MS) {
    moment = await firstSeen(url, text)
  }
  return moment
}

/** How many of the acknowledged texts are missing, and how many are there more than once. */
export function compare(acknowledged: readonly string[], stored: readonly string[]) {
  const counts = new Map<string, number>()
  for (const text of stored) counts.set(text, (counts.get(text) ?? 0) + 1)
  const lost = acknowledged.filter((text) => !counts.has(text)).length
  const doubled = [...counts.values()].filter((count) => count > 1).length
  return { lost, doubled }
}
