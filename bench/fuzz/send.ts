import { Agent, request } from 'node:http'
import type { FuzzRequest } from './requests.ts'

/** Milliseconds after which a response counts as never coming. */
const TIMEOUT_MS = 10_000

export interface FuzzResponse {
  readonly status: number | 'hang' | 'closed'
  readonly milliseconds: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** A path as HTTP can send it: characters that no request line may hold become `%xx`. */
function encodePath(path: string): string {
  return path.toWellFormed().replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
}

/** Headers as HTTP can send them: latin-1 without control characters. */
function encodeHeaders(headers: FuzzRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/[^\x20-\x7e\x80-\xff]/g, '?'),
    ]),
  )
}

/** Sends one request and waits for the last byte of the response. */
export function send(
  { at, method, path, headers, body }: FuzzRequest,
  origins: Readonly<Record<FuzzRequest['at'], string>>,
): Promise<FuzzResponse> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const end = (status: FuzzResponse['status']) => {
      clearTimeout(timer)
      resolve({ status, milliseconds: performance.now() - begin })
    }
    const { hostname, port } = new URL(origins[at])
    const target = { hostname, port, method, agent, path: encodePath(path) }
    const sent = request({ ...target, headers: encodeHeaders(headers) }, (response) => {
      response.resume()
      response.on('end', () => end(response.statusCode ?? 'closed'))
      response.on('error', () => end('closed'))
    })
    const timer = setTimeout(() => {
      end('hang')
      sent.destroy()
    }, TIMEOUT_MS)
    sent.on('error', () => end('closed'))
    sent.end(body)
  })
}

export function endSending(): void {
  agent.destroy()
}
