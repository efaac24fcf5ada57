import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { visit } from '../server/visit.ts'

/** Milliseconds: between two visitors, and after which a publish counts as never seen. */
const POLL_MS = 25
const GIVE_UP_MS = 15_000

/** Whether a new visitor, who has no cookie and no connection yet, finds a text on a page. */
async function hasText(url: string, text: string): Promise<boolean> {
  const { status, headers, body } = await visit(url, { 'accept-encoding': 'br' })
  const isCompressed = headers['content-encoding'] === 'br'
  return status === 200 && (isCompressed ? brotliDecompressSync(body) : body).includes(text)
}

/**
 * Sends new visitors to a page, one after the other, until one finds a text there. Resolves to the
 * moment by `performance.now()`, or to Infinity after fifteen seconds.
 */
export async function firstSeen(url: string, text: string): Promise<number> {
  const begin = performance.now()
  while (performance.now() - begin < GIVE_UP_MS) {
    // The steady load counts failed visits; here the next visitor tries.
    if (await hasText(url, text).catch(() => false)) return performance.now()
    await sleep(POLL_MS)
  }
  return Number.POSITIVE_INFINITY
}
