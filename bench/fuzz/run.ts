import fc from 'fast-check'
import { type MadeRequest, requests } from './requests.ts'
import { send, type Told } from './send.ts'

/** Requests that are made at once and then sent, some at the same time. */
const BATCH = 1_000
const AT_ONCE = 16

export interface Fault {
  readonly made: MadeRequest
  readonly told: Told
}

export interface Tally {
  /** How often each kind of request at each door was answered with each status. */
  readonly statuses: Map<string, Map<Told['status'], number>>
  readonly faults: Fault[]
  slowest: number
}

/** An answer that no request may get: a failure of ours, or none at all. */
function isFault({ status }: Told): boolean {
  return status === 'hang' || (typeof status === 'number' && status >= 500)
}

/**
 * Sends so many made-up requests, the same ones for the same seed. A connection that is closed is
 * no fault: it is how HTTP's own errors end.
 */
export async function fuzz(parts: {
  readonly origins: Readonly<Record<MadeRequest['at'], string>>
  readonly count: number
  readonly seed: number
  readonly after?: (sent: number) => void
}): Promise<Tally> {
  const tally: Tally = { statuses: new Map(), faults: [], slowest: 0 }
  for (let sent = 0; sent < parts.count; ) {
    const numRuns = Math.min(BATCH, parts.count - sent)
    const queue = fc.sample(requests, { seed: parts.seed + sent, numRuns })
    const worker = async () => {
      for (let made = queue.pop(); made !== undefined; made = queue.pop()) {
        const told = await send(made, parts.origins)
        const name = `${made.at} ${made.kind}`
        const row = tally.statuses.get(name) ?? new Map<Told['status'], number>()
        tally.statuses.set(name, row.set(told.status, (row.get(told.status) ?? 0) + 1))
        tally.slowest = Math.max(tally.slowest, told.milliseconds)
        if (isFault(told)) tally.faults.push({ made, told })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    sent += numRuns
    parts.after?.(sent)
  }
  return tally
}
