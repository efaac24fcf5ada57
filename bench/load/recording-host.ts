import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The call that a site repeats each second to learn whether something was published. */
const CONTENT_VERSION = '/api/content-version'

export interface RecordingHost {
  readonly url: string
  /** Paths and queries of the calls that were asked for, each once. */
  readonly calls: () => readonly string[]
  /** How many calls have come so far, `content-version` left out. */
  readonly asked: () => number
  readonly stop: () => Promise<void>
}

/** An API host that passes each GET call on to another and remembers which ones came. */
export async function startRecordingHost(apiBaseUrl: string): Promise<RecordingHost> {
  const calls = new Set<string>()
  let asked = 0
  const server = createServer(async (request, response) => {
    const address = request.url ?? '/'
    if (address !== CONTENT_VERSION) {
      calls.add(address)
      asked += 1
    }
    try {
      const answer = await fetch(apiBaseUrl + address)
      const type = answer.headers.get('content-type') ?? 'application/json'
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': type }).end(body)
    } catch {
      response.writeHead(502).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => [...calls],
    asked: () => asked,
    stop,
  }
}
