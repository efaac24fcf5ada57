import type { Clock } from '../clock.ts'

/** Milliseconds between any two parts of a body. */
const WAIT_FOR_PART = 30_000

/** The parts of a body as they come; a host that stops for too long ends it. */
export async function* partsOf(
  response: Response,
  clock: Clock,
  abort: () => void,
): AsyncGenerator<Uint8Array> {
  let cancel = clock.after(WAIT_FOR_PART, abort)
  try {
    for await (const part of response.body ?? []) {
      cancel()
      // A slow reader is the reader's affair: the time of a part begins when it is wanted.
      yield part
      cancel = clock.after(WAIT_FOR_PART, abort)
    }
  } finally {
    cancel()
  }
}

/** The same parts; `keep` gets all of them as one when the body ends within `most` bytes. */
export async function* collecting(
  parts: AsyncIterable<Uint8Array>,
  most: number,
  keep: (body: Buffer) => void,
): AsyncGenerator<Uint8Array> {
  let collected: Uint8Array[] = []
  let bytes = 0
  for await (const part of parts) {
    bytes += part.length
    if (bytes <= most) collected.push(part)
    else collected = []
    yield part
  }
  if (bytes <= most) keep(Buffer.concat(collected, bytes))
}

/** All parts as one; throws when they break off. */
export async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const collected: Uint8Array[] = []
  for await (const part of parts) collected.push(part)
  return Buffer.concat(collected)
}
