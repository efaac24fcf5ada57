import type { DeskProcess } from './desk-process.ts'
import { type Outcome, randomPause } from './fault.ts'
import { sendMessages } from './writers.ts'

/** Messages in flight at any moment. */
const WRITERS = 2

interface Fault {
  readonly fault: string
  readonly times: number
  /** Causes the fault, and ends it. */
  readonly cause: () => Promise<void>
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
  const sending = sendMessages(desk.url, WRITERS, end.signal)
  for (let time = 0; time < times; time += 1) {
    await randomPause(500, 1_000)
    await cause()
  }
  await randomPause(afterMs, afterMs * 1.3)
  end.abort()
  const { accepted, refused, unanswered } = await sending
  await desk.stop()
  return {
    fault,
    times,
    promised: accepted.length,
    ...(await check(accepted)),
    seen: `${JSON.stringify(refused)}, ${unanswered} unanswered`,
  }
}
