import type { Log } from '../observability/log.ts'

/** A log for tests, and its lines so far. */
export function createTestLog() {
  const lines: string[] = []
  const add = (line: string) => {
    lines.push(line)
  }
  const log: Log = { info: add, warn: add, error: add }
  return { log, lines }
}
