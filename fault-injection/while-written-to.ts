import type { DeskProcess } from './desk-process.ts'
import { type Outcome, someTime } from './fault.ts'
import { compare, keepSending } from './writers.ts'

/** Messages that are under way at any moment. */
const WRITERS = 2

interface Fault {
  readonly fault: string
  readonly times: number
  /** Lets it happen, and takes it back. */
  readonly happen: () => Promise<void>
  /** Milliseconds for which the desk is written to after the last time. */
  readonly after: number
  /** What is stored once the desk has ended: the messages' subjects, and whether it is sound. */
  readonly stored: () => Promise<Stored> | Stored
}

export interface Stored {
  readonly subjects: readonly string[]
  readonly isWhole: boolean
}

/** Lets a fault happen so many times while messages are sent to a desk, and counts what is there. */
export async function whileWrittenTo(
  desk: DeskProcess,
  { fault, times, happen, after, stored }: Fault,
): Promise<Outcome> {
  await desk.start()
  const over = new AbortController()
  const messages = keepSending(desk.url, WRITERS, over.signal)
  for (let time = 0; time < times; time += 1) {
    await someTime(500, 1_000)
    await happen()
  }
  await someTime(after, after * 1.3)
  over.abort()
  const told = await messages
  await desk.stop()
  const { subjects, isWhole } = await stored()
  return {
    fault,
    times,
    promised: told.taken.length,
    ...compare(told.taken, subjects),
    isWhole,
    seen: `${JSON.stringify(told.refused)}, ${told.unanswered} unanswered`,
  }
}
