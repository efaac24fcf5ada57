import type { Payload } from 'payload'
import { readPlaces } from './chain-head.ts'
import type { Place } from './entry-hash.ts'

const BATCH_SIZE = 500

/** A line of what is shipped: a place of the chain with its entry, or a signed end. */
interface ShippedLine extends Partial<Place> {
  readonly checkpoint?: unknown
}

/** The JSON in a line, also of a syslog server, which writes something before it. */
function parseLine(line: string): ShippedLine | undefined {
  const start = line.indexOf('{"')
  if (start < 0) return undefined
  try {
    return JSON.parse(line.slice(start)) as ShippedLine
  } catch {
    // Half a line, where the disk was full.
    return undefined
  }
}

/** What the chain has at places that were shipped one after another. */
async function comparePlaces(
  desk: Payload,
  places: readonly ShippedLine[],
  tell: (fault: string) => void,
): Promise<void> {
  const first = Math.min(...places.map(({ index = 0 }) => index))
  const last = Math.max(...places.map(({ index = 0 }) => index))
  const found = await readPlaces(desk, first, last - first + 1)
  const hashes = new Map(found.map(({ index, hash }) => [index, hash]))
  for (const { index = 0, hash, entry } of places) {
    if (hashes.get(index) === hash) continue
    tell(`entry ${JSON.stringify(entry)} was shipped, and the chain has another one or none there.`)
  }
}

/**
 * Compares lines that were shipped with the chain, a batch at a time. Returns the last signed end in them;
 * `undefined` if there is none.
 */
export async function compareShipped(
  desk: Payload,
  lines: AsyncIterable<string>,
  tell: (fault: string) => void,
): Promise<string | undefined> {
  let checkpoint: string | undefined
  let batch: ShippedLine[] = []
  const compareBatch = async () => {
    if (batch.length > 0) await comparePlaces(desk, batch, tell)
    batch = []
  }
  for await (const text of lines) {
    const line = parseLine(text)
    if (typeof line?.checkpoint === 'string') checkpoint = line.checkpoint
    if (typeof line?.index !== 'number') continue
    // A batch is one piece of the chain: what was shipped again begins another.
    const previous = batch.at(-1)?.index
    if (previous !== undefined && line.index !== previous + 1) await compareBatch()
    batch.push(line)
    if (batch.length === BATCH_SIZE) await compareBatch()
  }
  await compareBatch()
  return checkpoint
}
