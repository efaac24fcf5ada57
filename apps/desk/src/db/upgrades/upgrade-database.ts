import { systemFault } from '@gaashaan/runtime/system-fault'
import type { Migration, Payload } from 'payload'
import { makeAppendOnly } from '../../audit/append-only.ts'
import { beginChain } from '../../audit/chain/chain-entries.ts'
import { bumpContentVersion } from '../../content-version/bump.ts'
import { openLog } from '../../transparency-log/open-log.ts'
import { countBrokenReferences, type MigrationArgs } from './broken-references.ts'

/** The migration that is running, for the message about its failure. */
interface Progress {
  migration: string
  fault: string
}

/** The database's own message: drizzle's contains the whole statement. */
const failureReason = ({ cause, message }: Error) =>
  cause instanceof Error ? cause.message : message

/** The same migration, which also fails if it leaves rows that refer to missing rows. */
function withReferenceCheck(migration: Migration, progress: Progress): Migration {
  return {
    ...migration,
    up: async (args) => {
      progress.migration = migration.name
      try {
        const before = await countBrokenReferences(args as MigrationArgs)
        await migration.up(args)
        const after = await countBrokenReferences(args as MigrationArgs)
        if (after > before) throw new Error(`${after - before} rows refer to rows that are gone`)
      } catch (error) {
        progress.fault = failureReason(error as Error)
        throw error
      }
    },
  }
}

/**
 * Runs the migrations that a database lacks, each in a transaction of its own. If one fails, Payload ends
 * the process with 1, and the failure is printed on standard error. A SQLite database must have been
 * opened with `isMigration`.
 */
export async function upgradeDatabase(payload: Payload, migrations: Migration[]): Promise<void> {
  const progress: Progress = { migration: '', fault: 'the database ended it' }
  // Payload would log the error with its stack; it is printed once, below. A failing COMMIT is only seen
  // here.
  const error = ({ err }: { readonly err?: Error }) => {
    if (err) progress.fault = systemFault(err) ?? failureReason(err)
  }
  const { logger } = payload
  Object.assign(payload, { logger: Object.assign(Object.create(logger), { error }) })
  const printFailure = (code: number) => {
    if (code === 0 || progress.migration === '') return
    process.stderr.write(
      `error: the migration ${progress.migration} failed: ${progress.fault}
It left nothing behind: the version that ran before goes on running on this database. Mend the
cause and migrate again; it begins with this migration.\n`,
    )
  }
  process.once('exit', printFailure)
  const checked = migrations.map((migration) => withReferenceCheck(migration, progress))
  await payload.db.migrate({ migrations: checked })
  process.off('exit', printFailure)
  Object.assign(payload, { logger })
  await makeAppendOnly(payload)
  await beginChain(payload)
  await openLog(payload)
  // A newer desk may present the same content differently: the site's cached responses are outdated.
  await bumpContentVersion(payload)
}
