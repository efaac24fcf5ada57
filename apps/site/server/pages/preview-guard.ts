import { clientNetwork } from '@gaashaan/http/client-network'
import { createRateLimiter } from '@gaashaan/http/rate-limiter'
import { LRUCache } from 'lru-cache'
import { digest } from '../spam-guard/similarity.ts'

/** Most tokens that open nothing from one network in the window. */
const MAX_UNKNOWN_TOKENS = 100
const WINDOW_MS = 10 * 60_000
/** Most unknown tokens of one network that are checked at the desk at once; the others wait. */
const MAX_AT_ONCE = 4
const MAX_WAITING = 200
/** Most tokens that are remembered as having opened something. */
const MAX_KNOWN_TOKENS = 2_000

/** What the desk said of a token; `unclear` for an answer that tells nothing of it. */
export type PreviewVerdict = 'opens' | 'unknown' | 'unclear'

interface Line {
  underWay: number
  readonly waiting: (() => void)[]
}

/**
 * Bounds how often one network has the desk look up tokens of previews. Tokens that have opened
 * something do not count and do not wait, so that nobody who tries others keeps a valid preview from
 * opening: from another network never, and from the same one once it was opened.
 */
export function createPreviewGuard(now: () => number) {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN_TOKENS })
  const unknown = createRateLimiter(now)
  const lines = new Map<string, Line>()

  const isSpent = (network: string) =>
    unknown.add(network, 0, WINDOW_MS).count >= MAX_UNKNOWN_TOKENS

  /** Waits for a place in the network's line; `false` where too many wait. */
  async function enter(network: string): Promise<boolean> {
    const line = lines.get(network) ?? { underWay: 0, waiting: [] }
    lines.set(network, line)
    if (line.underWay < MAX_AT_ONCE) {
      line.underWay += 1
      return true
    }
    if (line.waiting.length >= MAX_WAITING) return false
    await new Promise<void>((resolve) => line.waiting.push(resolve))
    return true
  }

  function leave(network: string): void {
    const line = lines.get(network)
    if (!line) return
    const next = line.waiting.shift()
    if (next) next()
    else {
      line.underWay -= 1
      if (line.underWay === 0) lines.delete(network)
    }
  }

  /** Asks about a token on behalf of a client; `undefined` where the network has had its share. */
  return async function ask<T>(
    { token, client }: { readonly token: string; readonly client: string },
    work: () => Promise<T>,
    verdictOf: (answer: T) => PreviewVerdict,
  ): Promise<T | undefined> {
    const mark = digest(token)
    const isKnown = known.has(mark)
    const network = digest(clientNetwork(client))
    if (!isKnown && !(await enter(network))) return undefined
    try {
      if (!isKnown && isSpent(network)) return undefined
      const answer = await work()
      const verdict = verdictOf(answer)
      if (verdict === 'opens') known.set(mark, true)
      if (verdict === 'unknown') known.delete(mark)
      if (verdict === 'unknown' && !isKnown) unknown.add(network, 1, WINDOW_MS)
      return answer
    } finally {
      if (!isKnown) leave(network)
    }
  }
}

export type PreviewGuard = ReturnType<typeof createPreviewGuard>
