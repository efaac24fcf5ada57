import { openCheckpoint } from '../checkpoint.ts'
import { decodeEntry, type LogEntry, type LogRecord, recordOf } from '../log-entry.ts'
import { leafHash } from '../merkle-tree.ts'
import { UntrustedNote } from '../signed-note.ts'
import type { NoteVerifier } from '../signing-key.ts'
import { provesInclusion } from './proof.ts'

/** The first line of a proof (C2SP tlog-proof, "Format"). */
const FORMAT = 'c2sp.org/tlog-proof@v1'

/** A proof as C2SP tlog-proof writes it. Our extra data are the entry, and on a second line its record. */
const PROOF =
  /^c2sp\.org\/tlog-proof@v1\nextra ([A-Za-z\d+/]+={0,2})\nindex (0|[1-9]\d*)\n((?:[A-Za-z\d+/]{43}=\n)*)\n(.+)$/s

export interface EntryProof {
  readonly index: number
  /** The entry's bytes as text, and the JSON of its record: `null` where that was erased. */
  readonly entry: string
  readonly record: string | null
  /** The proof of inclusion (RFC 6962 §2.1.1). */
  readonly hashes: readonly Uint8Array[]
  /** The signed checkpoint of the tree to which the hashes lead. */
  readonly checkpoint: string
}

const base64 = (data: string | Uint8Array) => Buffer.from(data).toString('base64')

/** Whether a file says of itself that it is a proof. */
export const isEntryProof = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).subarray(0, FORMAT.length).equals(Buffer.from(FORMAT))

/** A file that proves, without the log, that an entry is in it. */
export function writeEntryProof(proof: EntryProof): string {
  const { index, entry, record, hashes, checkpoint } = proof
  const extra = base64(record === null ? entry : `${entry}\n${record}`)
  const lines = [FORMAT, `extra ${extra}`, `index ${index}`, ...hashes.map(base64), '', checkpoint]
  return lines.join('\n')
}

export interface ProvedEntry extends LogEntry {
  readonly index: number
  /** `undefined` where it had been erased when the proof was made. */
  readonly recorded: LogRecord | undefined
}

/**
 * The entry that a proof shows to be in a log of this name. Throws `UntrustedNote` where none of the keys has
 * signed its checkpoint, and where it proves nothing.
 */
export function openEntryProof(
  file: string,
  origin: string,
  verifiers: readonly NoteVerifier[],
): ProvedEntry {
  const [, extra = '', digits = '', lines = '', checkpoint = ''] = PROOF.exec(file) ?? []
  if (checkpoint === '') throw new UntrustedNote('this is no proof of an entry')
  const [entry = '', record] = Buffer.from(extra, 'base64').toString().split('\n')
  const index = Number(digits)
  const hashes = lines.split('\n').map((line) => Buffer.from(line, 'base64'))
  const head = openCheckpoint(checkpoint, origin, verifiers)
  const inclusion = { leaf: leafHash(Buffer.from(entry)), index, ...head }
  if (!provesInclusion(inclusion, hashes.slice(0, -1))) {
    throw new UntrustedNote('the entry of the proof is not in the log')
  }
  const known = decodeEntry(Buffer.from(entry))
  const recorded = record === undefined ? undefined : recordOf(known, record)
  if (record !== undefined && !recorded) {
    throw new UntrustedNote('the record of the proof is not that of its entry')
  }
  return { ...known, index, recorded }
}
