import { Readable } from 'node:stream'

async function* steadily(source: Readable, mostMs: number, away: (reason: string) => Error) {
  const chunks = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const timer = setTimeout(() => source.destroy(new Error('it stopped sending')), mostMs)
      const { done, value } = await chunks.next().finally(() => clearTimeout(timer))
      if (done) return
      yield value
    }
  } catch (error) {
    throw away((error as Error).message)
  } finally {
    source.destroy()
  }
}

/**
 * A stream that ends with an error when its source sends nothing for so long, in milliseconds, while
 * someone waits for it. A reader who takes their time is not the source's fault.
 */
export function steadyStream(
  source: Readable,
  mostMs: number,
  away: (reason: string) => Error,
): Readable {
  return Readable.from(steadily(source, mostMs, away), { objectMode: false })
}
