import * as v from 'valibot'

/** What every file of an archive that holds media begins with. */
export const MEDIA_FOLDER = 'media/'

/** Name of the manifest in an archive; the last file of it. */
export const MANIFEST_NAME = 'manifest.json'

/** The database's file in an archive, by kind: SQLite's own packed with zstd, `pg_dump`'s as it is. */
export const DATABASE_NAMES = {
  sqlite: 'database.sqlite.zst',
  postgres: 'database.pgdump',
} as const

export type DatabaseKind = keyof typeof DATABASE_NAMES

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const ArchivedFile = v.object({
  name: v.string(),
  bytes: Count,
  /** In hexadecimal digits. */
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
})

/** What an archive says of itself. */
export const Manifest = v.object({
  /** Of this form of archive. */
  format: v.literal(1),
  /** Version of the desk that made it. */
  app: v.string(),
  /** When the database was as it is in here. */
  made: v.pipe(v.string(), v.isoTimestamp()),
  database: v.picklist(['sqlite', 'postgres']),
  /** Name of the newest migration that the database has. */
  migration: v.string(),
  /** Rows of each table. */
  rows: v.record(v.string(), Count),
  /** By which a restore notices that the desk's secret is another one; tells nothing of it. */
  secret: v.object({ salt: v.string(), hash: v.string() }),
  /** Every other file of the archive. */
  files: v.array(ArchivedFile),
  /** Media that the database names and the store had not. */
  missing: v.array(v.string()),
})

export type ArchivedFile = v.InferOutput<typeof ArchivedFile>
export type Manifest = v.InferOutput<typeof Manifest>
