import { Agent, request } from 'node:http'
import type { MadeRequest } from './requests.ts'

/** Milliseconds after which an answer counts as never coming. */
const HANG = 10_000

export interface Told {
  readonly status: number | 'hang' | 'closed'
  readonly milliseconds: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** What HTTP can carry of an address: signs that no request line may hold are written as `%xx`. */
function carried(path: string): string {
  return path.toWellFormed().replace(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign))
}

/** What HTTP can carry of a header: latin-1 without control characters. */
function carriedHeaders(headers: MadeRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/[^\x20-\x7e\x80-\xff]/g, '?'),
    ]),
  )
}

/** Sends one request and waits for its last byte; `origins` are where site and desk answer. */
export function send(
  made: MadeRequest,
  origins: Readonly<Record<MadeRequest['at'], string>>,
): Promise<Told> {
  const begin = performance.now()
  const { method, body } = made
  return new Promise((resolve) => {
    const end = (status: Told['status']) => {
      clearTimeout(timer)
      resolve({ status, milliseconds: performance.now() - begin })
    }
    const { hostname, port } = new URL(origins[made.at])
    const options = { hostname, port, method, agent, path: carried(made.path) }
    const asked = request({ ...options, headers: carriedHeaders(made.headers) }, (response) => {
      response.resume()
      response.on('end', () => end(response.statusCode ?? 'closed'))
      response.on('error', () => end('closed'))
    })
    const timer = setTimeout(() => {
      end('hang')
      asked.destroy()
    }, HANG)
    asked.on('error', () => end('closed'))
    asked.end(body)
  })
}

export function endSending(): void {
  agent.destroy()
}
