import type { Transport, TransportResult } from './transport.ts'

/** A response of the API host in our desk's format. */
export function apiResponse(data: unknown, status = 200): TransportResult {
  return { kind: 'answer', status, json: { success: status === 200, data } }
}

/**
 * A transport for tests, which responds to every path by `respond` and records the requests, the
 * logged lines and the values given to `expireAfter`. Contact messages and video titles are not available.
 */
export function fakeTransport(respond: (path: string) => TransportResult) {
  const requests: string[] = []
  const warnings: string[] = []
  const expiries: number[] = []
  const transport: Transport = {
    get(path) {
      requests.push(path)
      return Promise.resolve(respond(path))
    },
    videoTitle: () => Promise.resolve(undefined),
    streamState: () => undefined,
    sendContact: () => Promise.resolve({ kind: 'unreachable', reason: 'not in this test' }),
    search: () => Promise.resolve({ state: 'away' }),
    archive: () => Promise.resolve({ state: 'away' }),
    verify: () => Promise.resolve({ state: 'away' }),
    related: () => Promise.resolve({ isBehind: false }),
    expireAfter: (milliseconds) => void expiries.push(milliseconds),
    preview: () => Promise.resolve(apiResponse(undefined, 404)),
    warn: (line) => void warnings.push(line),
    warnOptional: (line) => void warnings.push(line),
  }
  return { ...transport, requests, warnings, expiries }
}
