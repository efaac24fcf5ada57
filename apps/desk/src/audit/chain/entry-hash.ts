import { createHash } from 'node:crypto'
import type { Audit } from '../../payload-types.ts'

/** The fields of an entry that the desk writes, in the order in which they are hashed. */
const FIELDS = [
  'createdAt',
  'action',
  'collection',
  'document',
  'heading',
  'language',
  'who',
  'whoseEmail',
  'from',
  'change',
] as const satisfies readonly (keyof Audit)[]

export type EntryFields = Partial<Pick<Audit, (typeof FIELDS)[number]>>

/** The same value, whatever order of keys and whatever form of a text the database keeps. */
function sorted(value: unknown): unknown {
  // As the databases store half of a character outside the Basic Multilingual Plane.
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key.toWellFormed(), sorted(item)])
  return Object.fromEntries(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)))
}

/** What an entry says, as one text that is the same before and after it is stored. */
export function canonicalEntry(entry: EntryFields): string {
  const stored = JSON.parse(JSON.stringify(FIELDS.map((field) => entry[field] ?? null)))
  return JSON.stringify(sorted(stored))
}

/** A place in the chain. */
export interface Place {
  readonly index: number
  readonly entry: number
  readonly at: string
  readonly hash: string
}

/** The hash before the first place. */
export const FIRST_HASH = '0'.repeat(64)

/** The hash of a place, which holds the entry with its id and its seal, and the hash before. */
export const placeHash = (
  before: string,
  { index, at }: Pick<Place, 'index' | 'at'>,
  entry: Audit,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[before, index, at],
        ...[entry.id, entry.updatedAt, entry.seal ?? null, canonicalEntry(entry)],
      ]),
    )
    .digest('hex')
