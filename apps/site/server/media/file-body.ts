import type { Clock } from '../clock.ts'
import type { StreamedFile } from './fetch-file.ts'

/** Longest wait for the next chunk of a body. */
const MAX_CHUNK_WAIT_MS = 30_000

/** The chunks of a body; a host that pauses for too long ends it. */
export async function* bodyChunks(
  { response, abort }: StreamedFile,
  clock: Clock,
): AsyncGenerator<Uint8Array> {
  let cancel = clock.after(MAX_CHUNK_WAIT_MS, abort)
  try {
    for await (const chunk of response.body ?? []) {
      cancel()
      // The host's time begins when the next chunk is wanted: a slow reader does not use it up.
      yield chunk
      cancel = clock.after(MAX_CHUNK_WAIT_MS, abort)
    }
  } finally {
    cancel()
  }
}

/** The same chunks; `onEnd` gets the whole body if it ends within `maxBytes`. */
export async function* collectBody(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onEnd: (body: Buffer) => void,
): AsyncGenerator<Uint8Array> {
  let collected: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes <= maxBytes) collected.push(chunk)
    else collected = []
    yield chunk
  }
  if (bytes <= maxBytes) onEnd(Buffer.concat(collected, bytes))
}
