import { type Agent, get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Longest wait of a visitor, in milliseconds; a response that takes longer is a failed request. */
export const TIMEOUT_MS = 10_000

export interface Visit {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it was sent, in whatever encoding. */
  readonly body: Buffer
  /** Milliseconds from the request, its connection included, to the last byte. */
  readonly milliseconds: number
}

/**
 * Requests a URL as one visitor: over a connection of its own, unless an agent keeps some open.
 * Rejects when there is no whole response in time.
 */
export function visit(
  url: string,
  requestHeaders: Readonly<Record<string, string>> = {},
  agent: Agent | false = false,
): Promise<Visit> {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request = get(url, { headers: requestHeaders, agent, signal }, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((body) => {
        resolve({ status, headers, body, milliseconds: performance.now() - begin })
      }, reject)
    })
    request.on('error', reject)
  })
}

/** Like `visit`, over kept connections: the text of a response. Throws where its status is not 200. */
export async function fetchText(url: string): Promise<{ text: string; milliseconds: number }> {
  const begin = performance.now()
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return { text, milliseconds: performance.now() - begin }
}

/** Headers of a reader whose browser accepts brotli and remembers a language. */
export function readerHeaders(language: 'SO' | 'EN'): Record<string, string> {
  return { 'accept-encoding': 'br', cookie: `language=${language}` }
}
