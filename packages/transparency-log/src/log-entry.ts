import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'

/** What happened to a text. A text that takes the place of another is published too. */
export const ACTIONS = ['published', 'withdrawn', 'moved', 'removed'] as const

const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const Index = v.pipe(v.number(), v.integer(), v.minValue(0))
const Moment = v.pipe(v.string(), v.isoTimestamp())

/** What the log says of one version of a text in one language. It can be erased, the entry cannot. */
const RecordSchema = v.object({
  action: v.picklist(ACTIONS),
  /** The kind of the post as the public calls have it, `pressReleases`; or `alert`. */
  kind: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
  /** The number in the address of the text's page; null for what has no page. */
  id: v.nullable(Index),
  language: v.picklist(['so', 'en']),
  /** The reference number that readers see. */
  reference: v.string(),
  /** What readers are told of it: what has changed, or why it was withdrawn; may be empty. */
  note: v.string(),
  /** The index of the entry that this one follows: the version before, or the one that was taken back. */
  follows: v.nullable(Index),
  /** SHA-256 of each file that belongs to the text. */
  files: v.pipe(v.array(Sha256), v.readonly()),
  /** Makes the record's hash tell nothing about a record that was erased. */
  salt: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
})

/** An entry of the log: all that it keeps for ever. */
const EntrySchema = v.object({
  at: Moment,
  /** SHA-256 of the canonical text. */
  text: Sha256,
  /** SHA-256 of the record's JSON. */
  record: Sha256,
})

export type LogRecord = v.InferOutput<typeof RecordSchema>
export type LogEntry = v.InferOutput<typeof EntrySchema>

/** SHA-256 in hexadecimal digits. */
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface Logged {
  readonly entry: Buffer
  readonly record: string
}

/** The bytes of an entry and the JSON of its record. */
export function encodeEntry(
  { at, text }: Pick<LogEntry, 'at' | 'text'>,
  unsalted: Omit<LogRecord, 'salt'>,
): Logged {
  const salt = randomBytes(16).toString('base64url')
  const record = JSON.stringify({ ...unsalted, salt } satisfies LogRecord)
  const entry = { at, text, record: sha256(record) } satisfies LogEntry
  return { entry: Buffer.from(JSON.stringify(entry)), record }
}

/** The entry in these bytes. Throws for others. */
export function decodeEntry(bytes: Uint8Array): LogEntry {
  return v.parse(EntrySchema, JSON.parse(Buffer.from(bytes).toString()))
}

/** The record in a JSON, if it is the one of an entry; `undefined` for another. */
export function recordOf(entry: LogEntry, json: string): LogRecord | undefined {
  if (sha256(json) !== entry.record) return undefined
  return v.parse(RecordSchema, JSON.parse(json))
}
