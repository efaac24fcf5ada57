import { openCheckpoint } from '../checkpoint.ts'
import { entriesOf } from '../entry-bundle.ts'
import { openKeyList } from '../key-list.ts'
import { decodeEntry, type LogEntry, type LogRecord, recordOf } from '../log-entry.ts'
import { grow, leafHash, merkleTree } from '../merkle-tree.ts'
import { parseVerifier } from '../signing-key.ts'
import {
  bundlePath,
  HASH_BYTES,
  newTiles,
  type ReadTile,
  recordsPath,
  TILE_WIDTH,
  type Tile,
  tilePath,
} from '../tile.ts'
import { jsonAt, type ReadSite } from './site-reader.ts'

/** What an earlier check has seen of a log. */
export interface KnownLog {
  readonly origin: string
  /** Its public keys, each as `name+id+key`. */
  readonly keys: readonly string[]
  /** Its checkpoint, a signed note; absent where only the keys are known. */
  readonly checkpoint?: string
}

export interface VerifiedEntry extends LogEntry {
  /** `undefined` once it has been erased. */
  readonly recorded: LogRecord | undefined
}

export interface VerifiedLog {
  /** What the next check compares the log with. */
  readonly log: Required<KnownLog>
  /** The size that the earlier check has seen; `undefined` where there was none. */
  readonly formerSize: number | undefined
  readonly entries: readonly VerifiedEntry[]
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[]
}

/** Why a log is none, or not the one that it was. */
export class NoLog extends Error {}

async function readFile(read: ReadSite, path: string): Promise<Buffer> {
  const bytes = await read(`/log/${path}`)
  if (!bytes) throw new NoLog(`the site has no ${path} of a log`)
  return bytes
}

const readText = async (read: ReadSite, path: string) => (await readFile(read, path)).toString()

async function readRecords(read: ReadSite, index: number): Promise<(string | null)[]> {
  const path = recordsPath(index)
  const records = jsonAt(path, await readFile(read, path))
  if (!Array.isArray(records)) throw new NoLog(`${path} is no list of records`)
  return records.map((record) => (typeof record === 'string' ? record : null))
}

/** The entries of a log of this size, and the JSON of their records. */
async function readEntries(read: ReadSite, size: number) {
  const entries: Buffer[] = []
  const records: (string | null)[] = []
  for (let index = 0; index * TILE_WIDTH < size; index += 1) {
    const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH)
    const bundle = entriesOf((await read(`/log/${bundlePath({ index, width })}`)) ?? Buffer.of())
    if (bundle.length !== width) throw new NoLog(`the bundle ${index} is not of ${width} entries`)
    const listed = await readRecords(read, index)
    entries.push(...bundle)
    records.push(...bundle.map((_, place) => listed[place] ?? null))
  }
  return { entries, records }
}

/** The tree of entries, in tiles of our own making. */
async function treeOf(entries: readonly Buffer[]) {
  const tiles = new Map<string, Buffer>()
  const keyOf = ({ level, index }: Tile) => `${level}/${index}`
  const readTile: ReadTile = async (tile) =>
    (tiles.get(keyOf(tile)) ?? Buffer.of()).subarray(0, tile.width * HASH_BYTES)
  const leaves = entries.map(leafHash)
  for (const { tile, bytes } of await grow(0, leaves, readTile)) tiles.set(keyOf(tile), bytes)
  return readTile
}

/** What is wrong with the tiles that the site serves: who verifies one entry relies on them. */
async function tileFaults(read: ReadSite, size: number, readTile: ReadTile): Promise<string[]> {
  const faults: string[] = []
  for (const tile of newTiles(0, size)) {
    const served = await read(`/log/${tilePath(tile)}`)
    if (!served?.equals(await readTile(tile))) faults.push(`The tile ${tilePath(tile)} is wrong.`)
  }
  return faults
}

/** An entry with its record, or what is wrong with it. */
function readEntry(bytes: Buffer, json: string | null): VerifiedEntry | string {
  try {
    const entry = decodeEntry(bytes)
    const recorded = json === null ? undefined : recordOf(entry, json)
    if (json !== null && !recorded) return 'its record is another one'
    return { ...entry, recorded }
  } catch {
    return 'it cannot be read'
  }
}

/**
 * Checks a log as a whole: its signatures, that each entry is in the tree that was signed, that each
 * record is its entry's, and that the tree begins with the one that an earlier check has seen. Rejects
 * with `NoLog` or `UntrustedNote` where there is nothing to check, or nobody known has signed it.
 */
export async function verifyLog(read: ReadSite, known?: KnownLog): Promise<VerifiedLog> {
  const list = await readText(read, 'keys')
  const origin = known?.origin ?? /^keys of (\S+)$/m.exec(list)?.[1] ?? ''
  const trusted = known?.keys.map(parseVerifier)
  const verifiers = openKeyList(list, origin, trusted)
  const note = await readText(read, 'checkpoint')
  const { size, root } = openCheckpoint(note, origin, verifiers)
  const former = known?.checkpoint && openCheckpoint(known.checkpoint, origin, trusted ?? [])
  const { entries, records } = await readEntries(read, size)
  const readTile = await treeOf(entries)
  const faults: string[] = []
  if (!(await merkleTree(size, readTile).root()).equals(root)) {
    faults.push('The entries are not those that the checkpoint has signed.')
  }
  if (former && former.size > size) {
    faults.push(`The log had ${former.size} entries when it was last checked, and has ${size} now.`)
  } else if (former && !(await merkleTree(former.size, readTile).root()).equals(former.root)) {
    faults.push(`The first ${former.size} entries are others than when they were last checked.`)
  }
  faults.push(...(await tileFaults(read, size, readTile)))
  const verified = entries.flatMap((bytes, index) => {
    const entry = readEntry(bytes, records[index] ?? null)
    if (typeof entry !== 'string') return entry
    faults.push(`Entry ${index}: ${entry}.`)
    return []
  })
  return {
    log: { origin, keys: verifiers.map(({ line }) => line), checkpoint: note },
    formerSize: former ? former.size : undefined,
    entries: verified,
    faults,
  }
}
