import { Readable } from 'node:stream'

/**
 * Passes a stream on, and ends it with an error when its source sends nothing for `maxIdleMs` while a
 * reader waits for it. A slow reader does not count as an idle source.
 */
export function withIdleTimeout(
  source: Readable,
  maxIdleMs: number,
  toError: (reason: string) => Error,
): Readable {
  async function* pass() {
    const chunks = source[Symbol.asyncIterator]()
    try {
      for (;;) {
        const timer = setTimeout(() => source.destroy(new Error('it stopped sending')), maxIdleMs)
        const { done, value } = await chunks.next().finally(() => clearTimeout(timer))
        if (done) return
        yield value
      }
    } catch (error) {
      throw toError((error as Error).message)
    } finally {
      source.destroy()
    }
  }
  return Readable.from(pass(), { objectMode: false })
}
