import { variantName } from '../media/image-sizes/file-names.ts'
import { type VariantWidths, variantFiles } from '../media/image-sizes/recipe.ts'
import type { DatabaseKind } from './manifest.ts'

/** A database as it was at one moment. */
export interface Snapshot {
  readonly database: DatabaseKind
  readonly taken: Date
  /** The database file for the archive; the caller removes it. */
  readonly file: string
  /** Name of its newest migration. */
  readonly migration: string
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>
  /** Every file of the media that a row names, and that was made of one. */
  readonly media: readonly string[]
}

/** Takes a snapshot into a new file of a folder. */
export type TakeSnapshot = (folder: string, signal: AbortSignal) => Promise<Snapshot>

/** The columns of the media that tell names of files. */
export const MEDIA_NAMES = 'SELECT filename, made FROM media WHERE filename IS NOT NULL ORDER BY id'

/** The last one that was run; earlier ones may have come with it. */
export const NEWEST_MIGRATION =
  "SELECT name FROM payload_migrations WHERE name <> 'dev' ORDER BY name DESC LIMIT 1"

interface MediaRow {
  readonly filename: string
  /** `MadeWidths`, which SQLite keeps as text. */
  readonly made: VariantWidths | string | null
}

/** The names that a row of the media tells. */
export function namesOf({ filename, made }: MediaRow): string[] {
  const widths: VariantWidths | null = typeof made === 'string' ? JSON.parse(made) : made
  if (!widths) return [filename]
  const small = variantFiles(widths).map(({ width, format }) =>
    variantName(filename, width, format),
  )
  return [filename, ...small]
}
