import { setTimeout as sleep } from 'node:timers/promises'

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

/** How many of the acknowledged texts are missing, and how many are there more than once. */
export function compare(acknowledged: readonly string[], stored: readonly string[]) {
  const counts = new Map<string, number>()
  for (const text of stored) counts.set(text, (counts.get(text) ?? 0) + 1)
  const lost = acknowledged.filter((text) => !counts.has(text)).length
  const doubled = [...counts.values()].filter((count) => count > 1).length
  return { lost, doubled }
}
