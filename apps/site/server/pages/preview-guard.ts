import { clientNetwork } from '@gaashaan/http/client-network'
import { createRateLimiter } from '@gaashaan/http/rate-limiter'
import { LRUCache } from 'lru-cache'
import { digest } from '../spam-guard/similarity.ts'

/** Most unknown tokens from one network within the window. */
const MAX_UNKNOWN_TOKENS = 100
const WINDOW_MS = 10 * 60_000
/** Most tokens of one network that are checked at the desk at once; further ones wait. */
const MAX_PENDING = 4
const MAX_WAITING = 200
/** Most tokens that are remembered because they opened a preview. */
const MAX_VALID_TOKENS = 2_000

/** What the desk's response shows about a token; `unclear` if it shows nothing. */
export type PreviewVerdict = 'opens' | 'unknown' | 'unclear'

export type PreviewGuard = ReturnType<typeof createPreviewGuard>

/**
 * Limits how many tokens of previews one network has the desk check. A token that has opened a
 * preview neither counts nor waits. So nobody who guesses tokens keeps a valid preview from
 * opening: never in another network, and in the same network not after the preview was opened once.
 */
export function createPreviewGuard(now: () => number) {
  const validTokens = new LRUCache<string, true>({ max: MAX_VALID_TOKENS })
  const unknownTokens = createRateLimiter(now)
  const queues = new Map<string, { pending: number; readonly waiting: (() => void)[] }>()

  const isExhausted = (network: string) =>
    unknownTokens.add(network, 0, WINDOW_MS).count >= MAX_UNKNOWN_TOKENS

  /** Waits for the network's turn; `false` if too many wait already. */
  async function enter(network: string): Promise<boolean> {
    const queue = queues.get(network) ?? { pending: 0, waiting: [] }
    queues.set(network, queue)
    if (queue.pending < MAX_PENDING) {
      queue.pending += 1
      return true
    }
    if (queue.waiting.length >= MAX_WAITING) return false
    await new Promise<void>((resolve) => queue.waiting.push(resolve))
    return true
  }

  function leave(network: string): void {
    const queue = queues.get(network)
    if (!queue) return
    const next = queue.waiting.shift()
    if (next) next()
    else queue.pending -= 1
    if (queue.pending === 0) queues.delete(network)
  }

  /**
   * Runs a check of a client's token; `undefined` if the client's network has reached its limit.
   */
  return async function guard<T>(
    { token, client }: { readonly token: string; readonly client: string },
    check: () => Promise<T>,
    verdictOf: (result: T) => PreviewVerdict,
  ): Promise<T | undefined> {
    const tokenHash = digest(token)
    const isValid = validTokens.has(tokenHash)
    const network = digest(clientNetwork(client))
    if (!isValid && !(await enter(network))) return undefined
    try {
      if (!isValid && isExhausted(network)) return undefined
      const result = await check()
      const verdict = verdictOf(result)
      if (verdict === 'opens') validTokens.set(tokenHash, true)
      if (verdict === 'unknown') validTokens.delete(tokenHash)
      if (verdict === 'unknown' && !isValid) unknownTokens.add(network, 1, WINDOW_MS)
      return result
    } finally {
      if (!isValid) leave(network)
    }
  }
}
