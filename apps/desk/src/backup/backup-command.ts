/**
 * Makes one archive of the desk's database and media while it runs, or looks at one:
 * `npm run backup`. Ends with 0 when all is in it, 1 when it could not be made or lacks media that
 * the database names, 2 for wrong arguments, 130 when it was stopped.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import root from '../../../../package.json' with { type: 'json' }
import { createProgress } from '../commands/progress.ts'
import { runCommand } from '../commands/run-command.ts'
import { env, payloadSecret } from '../env/env.ts'
import { openStore } from '../media/store/open-store.ts'
import { BACKUP_USAGE, readBackupArguments } from './arguments.ts'
import { backUp } from './back-up.ts'
import { postgresSnapshots } from './databases/postgres-snapshot.ts'
import { sqliteSnapshots } from './databases/sqlite-snapshot.ts'
import type { Manifest } from './manifest.ts'
import { recordBackupOrWarn } from './record-backup.ts'
import { summaryOf } from './summary.ts'
import { verifyArchive } from './verify-archive.ts'

const MAX_NAMED_FILES = 20

/** Says what is in an archive; the exit code that this deserves. */
function tell(file: string, manifest: Manifest): number {
  const { missing } = manifest
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1)
  console.log(`\n${file} (${megabytes} MB)\n${summaryOf(manifest)}`)
  if (missing.length === 0) return 0
  console.error(`\nThe database names files that the media have lost: ${missing.length}`)
  for (const name of missing.slice(0, MAX_NAMED_FILES)) console.error(`  ${name}`)
  if (missing.length > MAX_NAMED_FILES)
    console.error(`  and ${missing.length - MAX_NAMED_FILES} more`)
  return 1
}

async function backUpOrCheck(signal: AbortSignal): Promise<number> {
  const { dataDir, databaseUrl } = env
  const progress = createProgress(process.stdout)
  const asked = readBackupArguments(process.argv.slice(2), process.cwd(), {
    dataDir,
    now: new Date(),
  })
  if ('check' in asked) {
    return tell(asked.check, await verifyArchive(asked.check, progress, signal))
  }
  const manifest = await backUp({
    target: asked.to,
    takeSnapshot:
      databaseUrl === ''
        ? sqliteSnapshots(join(dataDir, 'gaashaan.db'))
        : postgresSnapshots(databaseUrl),
    store: openStore(env.media),
    secret: payloadSecret,
    app: root.version,
    progress,
    signal,
  })
  await recordBackupOrWarn(env, { action: 'backup.made', archive: asked.to, manifest })
  return tell(asked.to, manifest)
}

await runCommand({ usage: BACKUP_USAGE, canStop: true, run: backUpOrCheck })
