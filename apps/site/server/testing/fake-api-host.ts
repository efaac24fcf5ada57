import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CALLS } from '@gaashaan/contract'

export interface FakeApiHost {
  /** Its origin on the loopback, at a free port. */
  readonly base: string
  /** Method and URL of every request so far. */
  readonly requestLines: string[]
  readonly requests: IncomingMessage[]
  /** Handles the next requests. */
  handler: RequestListener
  readonly close: () => Promise<void>
}

/** An HTTP host for tests, which responds as a test sets it. */
export async function startFakeApiHost(handler: RequestListener): Promise<FakeApiHost> {
  const server = createServer((request, response) => {
    host.requestLines.push(`${request.method} ${request.url}`)
    host.requests.push(request)
    host.handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host: FakeApiHost = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestLines: [],
    requests: [],
    handler,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return host
}

/** Sends a value as JSON, or a text unchanged. */
export function jsonResponse(value: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof value === 'string' ? value : JSON.stringify(value))
  }
}

/** Sends a content version, as our own API host does, and leaves other requests to `handler`. */
export function withContentVersion(handler: RequestListener, version = () => '1'): RequestListener {
  return (request, response) => {
    if (!request.url?.startsWith(CALLS.contentVersion.path)) return handler(request, response)
    jsonResponse({ success: true, data: { version: version() } })(request, response)
  }
}
