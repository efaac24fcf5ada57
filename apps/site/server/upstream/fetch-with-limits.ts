import type { Clock } from '../clock.ts'

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** Bytes that all who share it may still take in before one of them has ended. */
export interface ResponseBudget {
  left: number
}

export interface FetchLimits {
  /** Most milliseconds until the last byte. */
  readonly milliseconds: number
  readonly bytes: number
  /** What is bounded for many bodies together. */
  readonly room?: ResponseBudget
}

export interface FetchedBody {
  readonly status: number
  readonly body: Buffer
}

async function readBody(response: Response, { bytes: most, room }: FetchLimits): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (room) room.left -= part.byteLength
      if (size > most) throw new Error(`more than ${most} bytes`)
      if (room && room.left < 0) throw new Error('too many bytes under way')
      parts.push(part)
    }
    return Buffer.concat(parts, size)
  } finally {
    if (room) room.left += size
  }
}

/**
 * Fetches a whole body within bounds of time and size. Throws when the host cannot be reached, is
 * late, breaks off or sends too much; what is under way is then ended.
 */
export async function fetchWithLimits(
  { fetch, clock }: { readonly fetch: Fetch; readonly clock: Clock },
  address: string,
  bounds: FetchLimits,
  init: RequestInit = {},
): Promise<FetchedBody> {
  const controller = new AbortController()
  const late = new Promise<never>((_resolve, reject) => {
    const error = new Error(`no answer within ${bounds.milliseconds} ms`)
    controller.signal.addEventListener('abort', () => reject(error))
  })
  late.catch(() => {})
  const cancel = clock.after(bounds.milliseconds, () => controller.abort())
  const read = async () => {
    const response = await fetch(address, { ...init, signal: controller.signal })
    return { status: response.status, body: await readBody(response, bounds) }
  }
  try {
    return await Promise.race([read(), late])
  } catch (error) {
    controller.abort()
    throw error
  } finally {
    cancel()
  }
}
