import { brotliDecompressSync } from 'node:zlib'
import { readerHeaders, visit } from '../server/visit.ts'

/** Milliseconds: between two visitors, and after which what was published counts as never seen. */
const EVERY = 25
const GIVE_UP = 15_000

/** Whether a new visitor, who has no cookie and no connection yet, reads these words on a page. */
async function isSeen(url: string, words: string): Promise<boolean> {
  const { cookie: _none, ...headers } = readerHeaders('SO')
  const { status, headers: told, body } = await visit(url, headers)
  const isCompressed = told['content-encoding'] === 'br'
  const text = isCompressed ? brotliDecompressSync(body) : body
  return status === 200 && text.includes(words)
}

/**
 * Lets new visitors look at a page, one after the other, until one reads these words: the moment by
 * `performance.now()`, Infinity when they are not there after fifteen seconds.
 */
export async function firstSeen(url: string, words: string): Promise<number> {
  const begin = performance.now()
  while (performance.now() - begin < GIVE_UP) {
    // A failed visit is for the steady load to count; here the next visitor looks.
    if (await isSeen(url, words).catch(() => false)) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, EVERY))
  }
  return Number.POSITIVE_INFINITY
}
