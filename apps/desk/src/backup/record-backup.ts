import { basename, join } from 'node:path'
import { errorMessage } from '@gaashaan/runtime/error-message'
import { auditKeySettings, newSeal, readAuditKeys } from '../audit/chain/audit-keys.ts'
import { openArchive } from './archive-reader.ts'
import { withPostgres } from './databases/postgres-connection.ts'
import { withSqlite } from './databases/sqlite-snapshot.ts'
import type { Manifest } from './manifest.ts'

/** The database of a command, as the environment names it. */
export interface DeskDatabase {
  readonly dataDir: string
  /** Empty for the SQLite file in the data folder. */
  readonly databaseUrl: string
  /** The file with the audit's keys; empty for one in the data folder. */
  readonly auditKeyFile?: string
}

interface BackupEvent {
  readonly action: 'backup.made' | 'backup.restored'
  /** Path of the archive; the audit gets only its name. */
  readonly archive: string
  readonly manifest: Manifest
}

const COLUMNS = ['action', 'heading', 'change', 'created_at', 'seal']

type Run = (sql: string, values: (string | null)[]) => Promise<unknown>

/** A database of before the audit had a chain has no seals, and gets none. */
async function insert(query: Run, values: string[], placeholder: (index: number) => string) {
  const add = (count: number) => {
    const columns = COLUMNS.slice(0, count)
    const places = columns.map((_, index) => placeholder(index + 1))
    const sql = `INSERT INTO audit (${columns.join(', ')}) VALUES (${places.join(', ')})`
    return query(sql, values.slice(0, count))
  }
  await add(COLUMNS.length).catch((error: unknown) => {
    if (!errorMessage(error).includes('seal')) throw error
    return add(COLUMNS.length - 1)
  })
}

async function insertEvent(
  { dataDir, databaseUrl, auditKeyFile }: DeskDatabase,
  { action, archive, manifest }: BackupEvent,
): Promise<void> {
  await using opened = await openArchive(archive)
  const { sha256 } = opened
  const { made, app, missing } = manifest
  const heading = basename(archive)
  const change = { sha256, asOf: made, version: app, missing: missing.length }
  const createdAt = new Date().toISOString()
  const keys = readAuditKeys(auditKeySettings(dataDir, auditKeyFile))
  const seal = newSeal(keys, { action, heading, change, createdAt })
  const values = [action, heading, JSON.stringify(change), createdAt, seal]
  if (databaseUrl === '') {
    const file = join(dataDir, 'gaashaan.db')
    await withSqlite(file, (query) => insert(query, values, () => '?'))
  } else {
    await withPostgres(databaseUrl, (query) => insert(query, values, (index) => `$${index}`))
  }
}

/**
 * Records in a database's audit that an archive was made of it or restored into it, with the archive's
 * name, checksum and time. If that fails, it only warns the operator. It does not use `recordAuditEvent`,
 * which needs a desk with the newest tables: a restored database can be older, until its migrations run
 * at the next start.
 */
export async function recordBackup(database: DeskDatabase, event: BackupEvent): Promise<void> {
  await insertEvent(database, event).catch((error: unknown) => {
    const reason = errorMessage(error)
    console.error(`\nThis is not in the audit, which could not be written to: ${reason}`)
  })
}
