import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait for an answer, and the most bytes of one. */
const MAX_WAIT_MS = 30_000
const MAX_BYTES = 64 * 1024 * 1024

/** How often a site that is busy or away is asked for the same, and how long it may have us wait. */
const MAX_TRIES = 4
const MAX_PAUSE_SECONDS = 30

/** Why the site could not be copied, for whoever asked for it. */
export class SiteAway extends Error {}

/** What the site has answered. */
export interface SiteAnswer {
  readonly status: number
  readonly body: Buffer
  readonly etag: string | undefined
  /** The cache tags of the answer; `undefined` where it may change with anything, or the site tells none. */
  readonly tags: readonly string[] | undefined
  readonly location: string | undefined
  /** Whether the site made it from what it had left, since its host is away. */
  readonly isMakeshift: boolean
}

interface ReadOptions {
  /** The answer has no body if it is still the one with this ETag. */
  readonly etag?: string | undefined
  /** A site that has just started gets time until it knows all that belongs into the answer. */
  readonly isWhole?: boolean
}

export type ReadSite = (path: string, options?: ReadOptions) => Promise<SiteAnswer>

/** The tag of every answer (`apps/site/server/cdn`): one that has no other may change with anything. */
const EVERY_ANSWER = 'content'

function tagsOf(headers: Headers): string[] | undefined {
  const header = headers.get('cache-tag') ?? headers.get('surrogate-key')
  const tags = header?.split(/[\s,]+/).filter((tag) => tag !== EVERY_ANSWER)
  return tags?.length ? tags : undefined
}

/** Whether an answer may be another one in a moment. */
function isPassing({ status, isMakeshift }: SiteAnswer, { isWhole = false }: ReadOptions): boolean {
  return status === 429 || status === 503 || (isWhole && isMakeshift)
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

async function ask(url: string, etag: string | undefined): Promise<SiteAnswer> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(MAX_WAIT_MS),
    headers: {
      // On one machine the site would compress each page for nothing.
      'accept-encoding': 'identity',
      ...(etag !== undefined && { 'if-none-match': etag }),
    },
  })
  const { status, headers } = response
  return {
    status,
    body: await bodyOf(response),
    etag: headers.get('etag') ?? undefined,
    tags: tagsOf(headers),
    location: headers.get('location') ?? undefined,
    isMakeshift: headers.get('cache-control') === 'no-store',
  }
}

/** Reads a site at its origin. A site that is busy gets time; rejects with `SiteAway` where it is gone. */
export function siteReader(origin: string, pauseSeconds = 1): ReadSite {
  return async (path, options = {}) => {
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await ask(origin + path, options.etag)
        if (!isPassing(answer, options) || tries === MAX_TRIES) return answer
      } catch (error) {
        const { cause, message } = error as Error
        const reason = cause instanceof Error ? cause.message : message
        if (tries === MAX_TRIES) throw new SiteAway(`${origin}${path} could not be read: ${reason}`)
      }
      await pause(1_000 * Math.min(pauseSeconds * 2 ** tries, MAX_PAUSE_SECONDS))
    }
  }
}
