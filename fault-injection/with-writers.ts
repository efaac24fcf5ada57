import type { DeskProcess } from './desk-process.ts'
import { type Outcome, randomPause } from './fault.ts'
import { type MessageResults, sendMessages } from './writers.ts'

/** Messages in flight at any moment. */
const WRITERS = 2

interface Fault {
  readonly fault: string
  readonly times: number
  /** Causes the fault, and ends it. `refused` counts the refusals so far, by status and code. */
  readonly cause: (refused: MessageResults['refused']) => Promise<void>
  /** Milliseconds of writing after the last time. */
  readonly afterMs: number
  /** Compares the accepted messages with what is stored once the desk has ended. */
  readonly check: (accepted: readonly string[]) => Check | Promise<Check>
}

type Check = Pick<Outcome, 'lost' | 'doubled' | 'isWhole'>

/** Causes a fault so many times while messages are sent to a desk. */
export async function withWriters(
  desk: DeskProcess,
  { fault, times, cause, afterMs, check }: Fault,
): Promise<Outcome> {
  await desk.start()
  const end = new AbortController()
  const results: MessageResults = { accepted: [], refused: {}, unanswered: 0 }
  const sending = sendMessages(desk.url, WRITERS, end.signal, results)
  for (let time = 0; time < times; time += 1) {
    await randomPause(500, 1_000)
    await cause(results.refused)
  }
  await randomPause(afterMs, afterMs * 1.3)
  end.abort()
  await sending
  const { accepted, refused, unanswered } = results
  await desk.stop()
  return {
    fault,
    times,
    promised: accepted.length,
    ...(await check(accepted)),
    seen: `${JSON.stringify(refused)}, ${unanswered} unanswered`,
  }
}
