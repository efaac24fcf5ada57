import { type Agent, get, type IncomingHttpHeaders } from 'node:http'

/** Longest wait of a visitor, in milliseconds; an answer that takes longer is a failed request. */
const PATIENCE = 10_000

export interface Visit {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it came, in whatever encoding. */
  readonly body: Buffer
  /** Milliseconds from the request, its connection included, to the last byte. */
  readonly milliseconds: number
}

/**
 * Asks for an address as one visitor: over a connection of its own, unless an agent keeps some
 * open. Rejects when there is no whole answer in time.
 */
export function visit(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  agent: Agent | false = false,
): Promise<Visit> {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE)
    const request = get(url, { headers, agent, signal }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode: status = 0, headers: told } = response
        const milliseconds = performance.now() - begin
        resolve({ status, headers: told, body: Buffer.concat(parts), milliseconds })
      })
    })
    request.on('error', reject)
  })
}

/** Headers of a reader whose browser takes brotli and remembers a language. */
export function readerHeaders(language: 'SO' | 'EN'): Record<string, string> {
  return { 'accept-encoding': 'br', cookie: `language=${language}` }
}
