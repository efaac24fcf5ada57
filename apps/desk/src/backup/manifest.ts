import * as v from 'valibot'

/** The start of the names of an archive's media files. */
export const MEDIA_FOLDER = 'media/'

/** Name of the manifest, the last file of an archive. */
export const MANIFEST_NAME = 'manifest.json'

/** Name of the database's file: SQLite's is compressed with zstd, `pg_dump`'s as it is. */
export const DATABASE_NAMES = {
  sqlite: 'database.sqlite.zst',
  postgres: 'database.pgdump',
} as const

export type DatabaseKind = keyof typeof DATABASE_NAMES

/** Maximum number and total size of the media files in memory at a time. */
export const MEMORY_LIMITS = { files: 16, bytes: 32 * 1024 * 1024 } as const

/** Maximum number of files in an archive, and size of its manifest, which names them all. */
export const MAX_FILES = 2_000_000
export const MAX_MANIFEST_BYTES = 400 * 1024 * 1024

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const ArchivedFile = v.object({
  name: v.string(),
  bytes: Count,
  /** In hexadecimal digits. */
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
})

/** The description of an archive that is its last file. */
export const Manifest = v.object({
  /** Version of the archive format. */
  format: v.literal(1),
  /** Version of the desk that made it. */
  app: v.string(),
  /** Time of the database's snapshot. */
  made: v.pipe(v.string(), v.isoTimestamp()),
  database: v.picklist(['sqlite', 'postgres']),
  /** Size of SQLite's file before its compression, which archives of version 0.1.0 do not tell. */
  databaseBytes: v.optional(Count),
  /** Name of the database's newest migration. */
  migration: v.string(),
  /** Number of rows by table. */
  rows: v.record(v.string(), Count),
  /** The fingerprint by which a restore notices that the desk has another secret. */
  secret: v.object({ salt: v.string(), hash: v.string() }),
  /** Every other file of the archive. */
  files: v.array(ArchivedFile),
  /** Media that the database names and the store did not have. */
  missing: v.array(v.string()),
})

export type ArchivedFile = v.InferOutput<typeof ArchivedFile>
export type Manifest = v.InferOutput<typeof Manifest>

/** The media of an archive by their names in the store. */
export function archivedMedia({ files }: Manifest): ReadonlyMap<string, ArchivedFile> {
  const media = files.filter(({ name }) => name.startsWith(MEDIA_FOLDER))
  return new Map(media.map((file) => [file.name.slice(MEDIA_FOLDER.length), file]))
}

const DATABASE_LABELS = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** The contents of an archive in three lines for the operator. */
export function describeArchive(manifest: Manifest): string {
  const { made, app, database, migration, rows } = manifest
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return [
    `As of ${made}, version ${app}, migration ${migration}`,
    `${DATABASE_LABELS[database]}: ${total} rows, of them posts ${rows.posts ?? 0}, messages ${rows.contact_messages ?? 0}`,
    `Media: ${archivedMedia(manifest).size} files`,
  ].join('\n')
}
