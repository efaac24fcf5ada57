import { setTimeout as sleep } from 'node:timers/promises'
import { PrivateIpError } from '@gaashaan/http/guarded-agent'
import { type Dispatcher, fetch, type Response } from 'undici'

export interface Fetched {
  readonly bytes: Buffer
  /** Where it was found in the end, after redirects. */
  readonly address: string
}

/** What did not come; the message says why. */
export class NotFetched extends Error {
  /** Status that the host answered, when it answered. */
  readonly status: number | undefined
  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

export interface RetryPolicy {
  /** How often a request is made again after a failure that may pass. */
  readonly retries: number
  /** First wait before that, doubled each time, in milliseconds. */
  readonly firstWaitMs: number
  /** Longest wait, also where the host asks for more. */
  readonly mostWaitMs: number
  /** Longest that one request may take in all. */
  readonly mostMs: number
}

export const RETRY_POLICY: RetryPolicy = {
  retries: 4,
  firstWaitMs: 1_000,
  mostWaitMs: 60_000,
  mostMs: 5 * 60_000,
}

/** Gets the whole of an address, at most so many bytes. Throws `NotFetched`. */
export type Fetcher = (address: string, mostBytes: number) => Promise<Fetched>

/** A failure that may pass, with the wait that the host asked for in milliseconds. */
class Passing extends Error {
  readonly why: NotFetched
  readonly waitMs: number | undefined
  constructor(why: NotFetched, waitMs?: number) {
    super(why.message)
    this.why = why
    this.waitMs = waitMs
  }
}

/** Milliseconds that `Retry-After` asks for: seconds or a date (RFC 9110, 10.2.3). */
export function retryAfterMs(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

async function wholeBody(response: Response, mostBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new NotFetched(`larger than ${Math.floor(mostBytes / 1024 / 1024)} MB`, response.status)
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge()
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.byteLength
    if (size > mostBytes) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** The error at the end of a chain of causes: fetch hides what happened behind it. */
function innermost(error: unknown): Error {
  let at = error as Error
  while (at.cause instanceof Error) at = at.cause
  return at
}

async function once(
  dispatcher: Dispatcher,
  address: string,
  mostBytes: number,
  mostMs: number,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(mostMs)
  let response: Response | undefined
  try {
    response = await fetch(address, { dispatcher, signal })
    const { status } = response
    if (!response.ok) {
      const why = new NotFetched(`the host answered ${status}`, status)
      if (status !== 429 && status < 500) throw why
      throw new Passing(why, retryAfterMs(response.headers.get('retry-after'), Date.now()))
    }
    return { bytes: await wholeBody(response, mostBytes), address: response.url }
  } catch (error) {
    await response?.body?.cancel().catch(() => undefined)
    if (error instanceof NotFetched || error instanceof Passing) throw error
    const inner = innermost(error)
    if (inner instanceof PrivateIpError) {
      throw new NotFetched(`${inner.message} (--allow-private lets it in)`)
    }
    const words = signal.aborted ? `not whole after ${mostMs / 1000} s` : inner.message
    throw new Passing(new NotFetched(words, undefined, { cause: error }))
  }
}

/** Gets addresses through an agent, again where a failure may pass. */
export function createFetcher(
  dispatcher: Dispatcher,
  patience: RetryPolicy = RETRY_POLICY,
): Fetcher {
  const { retries, firstWaitMs, mostWaitMs, mostMs } = patience
  return async (address, mostBytes) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await once(dispatcher, address, mostBytes, mostMs)
      } catch (error) {
        if (!(error instanceof Passing)) throw error
        if (attempt === retries) throw error.why
        await sleep(Math.min(error.waitMs ?? firstWaitMs * 2 ** attempt, mostWaitMs))
      }
    }
  }
}
