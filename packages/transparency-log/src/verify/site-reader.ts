import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait for an answer, and the most bytes of one: a list of a hundred texts. */
const MAX_WAIT_MS = 30_000
const MAX_BYTES = 16 * 1024 * 1024

/** How often a site that is busy is asked again, and how long it may have us wait. */
const MAX_TRIES = 5
const MAX_PAUSE_SECONDS = 60

/** Why a check could not be made, for whoever asked for it. */
export class Unreachable extends Error {}

/** Reads a path of a site; `undefined` where the site has nothing there. Rejects with `Unreachable`. */
export type ReadSite = (path: string) => Promise<Buffer | undefined>

/** What a path of a site has as JSON. Throws `Unreachable` for anything else. */
export function jsonAt(path: string, body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new Unreachable(`${path} has no JSON`)
  }
}

async function bodyOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const isBusy = ({ status }: Response) => status === 429 || status === 503

/** Reads a site at its origin, one path after another, and waits where it is asked to. */
export function siteReader(origin: string): ReadSite {
  const ask = async (path: string): Promise<Response> => {
    for (let tries = 1; ; tries += 1) {
      const signal = AbortSignal.timeout(MAX_WAIT_MS)
      const response = await fetch(new URL(path, origin), { signal })
      if (!isBusy(response) || tries === MAX_TRIES) return response
      await response.body?.cancel()
      const seconds = Number(response.headers.get('retry-after') ?? 1)
      await pause(1_000 * Math.min(seconds || 1, MAX_PAUSE_SECONDS))
    }
  }
  return async (path) => {
    try {
      const response = await ask(path)
      // 410 is what the page of a removed text answers (RFC 9110 §15.5.11).
      if (response.status === 404 || response.status === 410) return undefined
      if (response.status !== 200) throw new Error(`status ${response.status}`)
      return await bodyOf(response)
    } catch (error) {
      const { cause, message } = error as Error
      const reason = cause instanceof Error ? cause.message : message
      throw new Unreachable(`${origin}${path} could not be read: ${reason}`)
    }
  }
}
