import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeApiHost {
  /** Its origin on the loopback, at a port that was free. */
  readonly base: string
  /** Method and address of every request so far. */
  readonly asked: string[]
  readonly requests: IncomingMessage[]
  /** What it does with the next requests. */
  answer: RequestListener
  readonly close: () => Promise<void>
}

/** An HTTP host for tests that answers whatever a test makes it answer. */
export async function startFakeApiHost(answer: RequestListener): Promise<FakeApiHost> {
  const server = createServer((request, response) => {
    host.asked.push(`${request.method} ${request.url}`)
    host.requests.push(request)
    host.answer(request, response)
  })
  const host: FakeApiHost = {
    base: '',
    asked: [],
    requests: [],
    answer,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(host, { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

/** Answers JSON: a value as it is, a text unchanged. */
export function jsonResponse(value: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof value === 'string' ? value : JSON.stringify(value))
  }
}
