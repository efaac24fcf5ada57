/**
 * Makes an archive of the desk's database and media while the desk runs, or verifies one: `npm run
 * backup`. Exits with 0 if the archive is complete, 1 if it could not be made or lacks media, 2 for wrong
 * arguments, 130 if it was stopped.
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
import { describeArchive, type Manifest } from './manifest.ts'
import { recordBackup } from './record-backup.ts'
import { verifyArchive } from './verify-archive.ts'

const MAX_NAMED_FILES = 20

/** Prints the contents of an archive; returns the exit code. */
function report(file: string, manifest: Manifest): number {
  const { missing } = manifest
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1)
  console.log(`\n${file} (${megabytes} MB)\n${describeArchive(manifest)}`)
  if (missing.length === 0) return 0
  console.error(`\nThe database names files that the media have lost: ${missing.length}`)
  for (const name of missing.slice(0, MAX_NAMED_FILES)) console.error(`  ${name}`)
  if (missing.length > MAX_NAMED_FILES)
    console.error(`  and ${missing.length - MAX_NAMED_FILES} more`)
  return 1
}

async function run(signal: AbortSignal): Promise<number> {
  const { dataDir, databaseUrl } = env
  const progress = createProgress(process.stdout)
  const times = { dataDir, now: new Date() }
  const args = readBackupArguments(process.argv.slice(2), process.cwd(), times)
  if ('check' in args) {
    return report(args.check, await verifyArchive(args.check, progress, signal))
  }
  const manifest = await backUp({
    target: args.to,
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
  await recordBackup(env, { action: 'backup.made', archive: args.to, manifest })
  return report(args.to, manifest)
}

await runCommand({ usage: BACKUP_USAGE, canStop: true, run })
