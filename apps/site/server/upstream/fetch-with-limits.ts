import { unpooled } from '../cache/unpooled.ts'
import type { Clock } from '../clock.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** How the server reaches the API host. */
export interface ApiHostAccess {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
}

export const ACCEPT_JSON = { headers: { accept: 'application/json' } } as const

interface FetchLimits {
  /** Longest time until the last byte. */
  readonly milliseconds: number
  readonly bytes: number
  /** Bytes that the requests which share this object may still receive together. */
  readonly budget?: { bytesLeft: number }
}

async function readBody(response: Response, limits: FetchLimits): Promise<Buffer> {
  const { bytes: maxBytes, budget = { bytesLeft: Infinity } } = limits
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      budget.bytesLeft -= chunk.byteLength
      if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`)
      if (budget.bytesLeft < 0) throw new Error('too many bytes under way')
      chunks.push(chunk)
    }
    return unpooled(Buffer.concat(chunks, size))
  } finally {
    budget.bytesLeft += size
  }
}

/**
 * Fetches a whole body within limits of time and size. Throws if the host cannot be reached, redirects, is
 * too slow, breaks off or sends too much; the request is then aborted.
 */
export async function fetchWithLimits(
  { fetch, clock }: Omit<ApiHostAccess, 'apiBaseUrl'>,
  url: string,
  limits: FetchLimits,
  init: RequestInit = {},
) {
  const controller = new AbortController()
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const cancel = clock.after(limits.milliseconds, () =>
    reject(new Error(`no answer within ${limits.milliseconds} ms`)),
  )
  const read = async () => {
    const response = await fetch(url, { redirect: 'error', ...init, signal: controller.signal })
    const { status, headers } = response
    return { status, headers, body: await readBody(response, limits) }
  }
  try {
    return await Promise.race([read(), timeout])
  } finally {
    cancel()
    controller.abort()
  }
}
