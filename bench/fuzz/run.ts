import fc from 'fast-check'
import { type FuzzRequest, requests } from './requests.ts'
import { type FuzzResponse, send } from './send.ts'

/** Requests that are generated at once and then sent, some at the same time. */
const BATCH = 1_000
const MAX_IN_FLIGHT = 16

export interface Fault {
  readonly request: FuzzRequest
  readonly status: FuzzResponse['status']
}

export interface FuzzResult {
  /** How often each kind of request to each program got each status. */
  readonly statuses: Map<string, Map<FuzzResponse['status'], number>>
  readonly faults: Fault[]
  slowest: number
}

/** Whether a response is a failure of ours, or missing. */
function isFault(status: FuzzResponse['status']): boolean {
  return status === 'hang' || (typeof status === 'number' && status >= 500)
}

/**
 * Sends so many generated requests, the same ones for the same seed. A closed connection is no
 * fault: HTTP's own errors end like that.
 */
export async function fuzz(options: {
  readonly origins: Readonly<Record<FuzzRequest['at'], string>>
  readonly count: number
  readonly seed: number
  readonly onBatch?: (sent: number) => void
}): Promise<FuzzResult> {
  const { origins, count, seed, onBatch } = options
  const result: FuzzResult = { statuses: new Map(), faults: [], slowest: 0 }
  for (let sent = 0; sent < count; ) {
    const numRuns = Math.min(BATCH, count - sent)
    const queue = fc.sample(requests, { seed: seed + sent, numRuns })
    const worker = async () => {
      for (let request = queue.pop(); request !== undefined; request = queue.pop()) {
        const { status, milliseconds } = await send(request, origins)
        const name = `${request.at} ${request.kind}`
        const counts = result.statuses.get(name) ?? new Map<FuzzResponse['status'], number>()
        result.statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1))
        result.slowest = Math.max(result.slowest, milliseconds)
        if (isFault(status)) result.faults.push({ request, status })
      }
    }
    await Promise.all(Array.from({ length: MAX_IN_FLIGHT }, worker))
    sent += numRuns
    onBatch?.(sent)
  }
  return result
}
