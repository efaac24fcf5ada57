import type { Clock } from '../clock.ts'

/** Lets all pending callbacks run, also those of this machine's network. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}

export interface TestClock extends Clock {
  /** Advances the clock; runs what is due, and what waited for it. */
  readonly pass: (milliseconds: number) => Promise<void>
}

/** A clock for tests, which stands still until a test advances it. */
export function createTestClock(): TestClock {
  let now = 0
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async pass(milliseconds) {
      await settle()
      now += milliseconds
      for (const timer of [...timers].sort((a, b) => a.at - b.at)) {
        if (timer.at <= now && timers.delete(timer)) timer.run()
      }
      await settle()
    },
  }
}
