import { variantName } from '../media/image-sizes/file-names.ts'
import { listVariants, type VariantWidths } from '../media/image-sizes/variants.ts'
import type { DatabaseKind } from './manifest.ts'

/** A database as of one moment. */
export interface Snapshot {
  readonly database: DatabaseKind
  readonly takenAt: Date
  /** Path of the database's file for the archive; the caller removes it. */
  readonly file: string
  /** Size of the file before its compression, if it is compressed. */
  readonly databaseBytes?: number
  /** Name of the newest migration. */
  readonly migration: string
  /** Number of rows by table. */
  readonly rows: Readonly<Record<string, number>>
  /** Names of all media files of the rows, with their variants. */
  readonly media: readonly string[]
}

/** Takes a snapshot, whose file is in `folder`. */
export type TakeSnapshot = (folder: string, signal: AbortSignal) => Promise<Snapshot>

/** Runs a statement and returns its rows. */
export type Query = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>

const MEDIA_NAMES = 'SELECT filename, made FROM media WHERE filename IS NOT NULL ORDER BY id'

/** Payload's `dev` row is no migration. */
const NEWEST_MIGRATION =
  "SELECT name FROM payload_migrations WHERE name <> 'dev' ORDER BY name DESC LIMIT 1"

interface MediaRow {
  readonly filename: string
  /** SQLite returns JSON as text. */
  readonly made: VariantWidths | string | null
}

/** The names of the files of a media row. */
function fileNames({ filename, made }: MediaRow): string[] {
  const widths: VariantWidths | null = typeof made === 'string' ? JSON.parse(made) : made
  if (!widths) return [filename]
  const variants = listVariants(widths)
  return [filename, ...variants.map((it) => variantName(filename, it.width, it.format))]
}

/** The newest migration of a database, and the names of all its media files. */
export async function readContent(query: Query) {
  const [newest] = await query<{ name: string }>(NEWEST_MIGRATION)
  const rows = await query<MediaRow>(MEDIA_NAMES)
  return { migration: String(newest?.name), media: rows.flatMap(fileNames) }
}

/** The number of rows of each table. */
export async function countRows(
  query: Query,
  tables: readonly { readonly name: string }[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await query<{ n: number | string }>(`SELECT count(*) AS n FROM "${name}"`)
    counts[name] = Number(row?.n)
  }
  return counts
}
