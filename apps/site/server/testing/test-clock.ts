import type { Clock } from '../clock.ts'

interface Alarm {
  readonly at: number
  readonly run: () => void
}

export interface TestClock extends Clock {
  /** Lets milliseconds pass: what is due runs, and what was waiting for it goes on. */
  readonly pass: (milliseconds: number) => Promise<void>
}

/** Lets everything that is ready to go on do so, network of this machine included. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}

/** A clock for tests, which stands still until it is told to go on. */
export function createTestClock(): TestClock {
  let now = 0
  const alarms = new Set<Alarm>()
  return {
    now: () => now,
    after(milliseconds, run) {
      const alarm = { at: now + milliseconds, run }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
    async pass(milliseconds) {
      await settled()
      now += milliseconds
      for (const alarm of [...alarms].sort((a, b) => a.at - b.at)) {
        if (alarm.at <= now && alarms.delete(alarm)) alarm.run()
      }
      await settled()
    },
  }
}
