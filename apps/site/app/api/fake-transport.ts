import type { Transport, TransportResult } from './transport.ts'

/** A transport for tests: answers by address, and keeps what was asked and what was logged. */
export interface FakeTransport extends Transport {
  readonly asked: string[]
  readonly warned: string[]
  /** After how many milliseconds what is shown will change, as it was said. */
  readonly changes: number[]
}

/** An answer of the API host as our desk gives it. */
export function answered(data: unknown, status = 200): TransportResult {
  return { kind: 'answer', status, json: { success: status === 200, data } }
}

/** Answers every address by `outcomeOf`; contact messages and video titles are not available. */
export function fakeTransport(outcomeOf: (address: string) => TransportResult): FakeTransport {
  const asked: string[] = []
  const warned: string[] = []
  const changes: number[] = []
  return {
    asked,
    warned,
    changes,
    get(address) {
      asked.push(address)
      return Promise.resolve(outcomeOf(address))
    },
    videoTitle: () => Promise.resolve(undefined),
    streamState: () => undefined,
    sendContact: () => Promise.resolve({ kind: 'unreachable', reason: 'not in this test' }),
    search: () => Promise.resolve({ state: 'away' }),
    archive: () => Promise.resolve({ state: 'away' }),
    beside: () => Promise.resolve({ isBehind: false }),
    changesIn(milliseconds) {
      changes.push(milliseconds)
    },
    preview: () => Promise.resolve(answered(undefined, 404)),
    warn(line) {
      warned.push(line)
    },
    warnOptional(line) {
      warned.push(line)
    },
  }
}
