import { systemFault } from '@gaashaan/runtime/system-fault'
import type { Migration, Payload } from 'payload'
import { makeAppendOnly } from '../../audit/append-only.ts'
import { bumpContentVersion } from '../../content-version/bump.ts'
import { brokenReferences, type MigrationArgs } from './broken-references.ts'

/** The step under way, for the message about its failure. */
interface At {
  migration: string
  fault: string
}

/** What the database said, where drizzle puts the whole statement before it. */
const reasonOf = ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message)

/** The same migration, which fails where it leaves rows that refer to nothing. */
function watched(migration: Migration, at: At): Migration {
  return {
    ...migration,
    up: async (args) => {
      at.migration = migration.name
      try {
        const before = await brokenReferences(args as MigrationArgs)
        await migration.up(args)
        const after = await brokenReferences(args as MigrationArgs)
        if (after > before) throw new Error(`${after - before} rows refer to rows that are gone`)
      } catch (error) {
        at.fault = reasonOf(error as Error)
        throw error
      }
    },
  }
}

/**
 * Brings a database to the newest of these migrations. Each is one transaction, on both databases:
 * one that fails leaves nothing, ends the process with 1 (Payload does) and is told on the standard
 * error. Where the database is SQLite it must have been opened with `migrates`.
 */
export async function upgradeDatabase(payload: Payload, migrations: Migration[]): Promise<void> {
  const at: At = { migration: '', fault: 'the database ended it' }
  // Payload logs what fails with its stack; it is told once, in the line below. A COMMIT that fails
  // is seen here alone.
  const error = ({ err }: { readonly err?: Error }) => {
    if (err) at.fault = systemFault(err) ?? reasonOf(err)
  }
  const { logger } = payload
  Object.assign(payload, { logger: Object.assign(Object.create(logger), { error }) })
  const tell = (code: number) => {
    if (code === 0 || at.migration === '') return
    process.stderr.write(
      `error: the migration ${at.migration} failed: ${at.fault}
It left nothing behind: the version that ran before goes on running on this database. Mend the
cause and migrate again; it begins with this migration.\n`,
    )
  }
  process.once('exit', tell)
  await payload.db.migrate({ migrations: migrations.map((each) => watched(each, at)) })
  process.off('exit', tell)
  Object.assign(payload, { logger })
  await makeAppendOnly(payload)
  // A newer desk may answer the same content otherwise: what the site remembers is of the older one.
  await bumpContentVersion(payload)
}
