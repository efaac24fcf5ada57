import { setTimeout as sleep } from 'node:timers/promises'
import { PrivateIpError } from '@gaashaan/http/guarded-agent'
import { type Dispatcher, fetch, type Response } from 'undici'

interface FetchErrorOptions extends ErrorOptions {
  /** Whether another attempt may succeed. */
  readonly isTemporary?: boolean
  /** The wait before it that the host asked for, in milliseconds. */
  readonly waitMs?: number | undefined
}

/** A file or response that could not be fetched; the message says why. */
export class FetchError extends Error {
  /** The status of the response, where there was one. */
  readonly status: number | undefined
  readonly isTemporary: boolean
  readonly waitMs: number | undefined
  constructor(message: string, status?: number, options: FetchErrorOptions = {}) {
    super(message, options)
    this.status = status
    this.isTemporary = options.isTemporary ?? false
    this.waitMs = options.waitMs
  }
}

export interface RetryPolicy {
  /** How often a request is repeated after a failure that may pass. */
  readonly retries: number
  /** Wait before the first retry, doubled each time, in milliseconds. */
  readonly firstWaitMs: number
  /** Longest wait, also where the host asks for more. */
  readonly maxWaitMs: number
  /** Longest that one request may take in all. */
  readonly maxRequestMs: number
}

const RETRY_POLICY: RetryPolicy = {
  retries: 4,
  firstWaitMs: 1_000,
  maxWaitMs: 60_000,
  maxRequestMs: 5 * 60_000,
}

/** Fetches a whole file, up to a maximum size. Throws `FetchError`. */
export type Fetcher = (url: string, maxBytes: number) => Promise<Buffer>

/** Milliseconds of a `Retry-After` header, which has seconds or a date (RFC 9110, 10.2.3). */
export function retryAfterMs(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new FetchError(`larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`, response.status)
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The first cause of an error: fetch wraps the errors of connections. */
function rootCause(error: unknown): Error {
  let cause = error as Error
  while (cause.cause instanceof Error) cause = cause.cause
  return cause
}

async function fetchOnce(
  dispatcher: Dispatcher,
  url: string,
  maxBytes: number,
  maxMs: number,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(maxMs)
  let response: Response | undefined
  try {
    response = await fetch(url, { dispatcher, signal })
    const { status } = response
    if (!response.ok) {
      const isTemporary = status === 429 || status >= 500
      const waitMs = retryAfterMs(response.headers.get('retry-after'), Date.now())
      throw new FetchError(`the host answered ${status}`, status, { isTemporary, waitMs })
    }
    return await readBody(response, maxBytes)
  } catch (error) {
    await response?.body?.cancel().catch(() => undefined)
    if (error instanceof FetchError) throw error
    const cause = rootCause(error)
    if (cause instanceof PrivateIpError) {
      throw new FetchError(`${cause.message} (--allow-private lets it in)`)
    }
    const message = signal.aborted ? `not whole after ${maxMs / 1000} s` : cause.message
    throw new FetchError(message, undefined, { cause: error, isTemporary: true })
  }
}

/** A fetcher over an agent, which retries after failures that may pass. */
export function createFetcher(
  dispatcher: Dispatcher,
  { retries, firstWaitMs, maxWaitMs, maxRequestMs } = RETRY_POLICY,
): Fetcher {
  return async (url, maxBytes) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await fetchOnce(dispatcher, url, maxBytes, maxRequestMs)
      } catch (error) {
        const { isTemporary, waitMs } = error as FetchError
        if (!isTemporary || attempt === retries) throw error
        await sleep(Math.min(waitMs ?? firstWaitMs * 2 ** attempt, maxWaitMs))
      }
    }
  }
}
