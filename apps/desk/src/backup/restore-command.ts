/**
 * Restores an archive of `npm run backup` into the empty database and store that the environment names:
 * `npm run restore -- archive.tar`. Exits with 0 if everything was restored; otherwise nothing was, and
 * it exits with 1, 2 for wrong arguments, or 130 if it was stopped.
 */
import { createProgress } from '../commands/progress.ts'
import { runCommand } from '../commands/run-command.ts'
import { env, payloadSecret } from '../env/env.ts'
import { RESTORE_USAGE, readRestoreArguments } from './arguments.ts'
import { postgresDestination } from './databases/postgres-destination.ts'
import { sqliteDestination } from './databases/sqlite-destination.ts'
import { readOpeningSettings } from './keys/opening-settings.ts'
import { describeArchive } from './manifest.ts'
import { recordBackup } from './record-backup.ts'
import { restore } from './restore.ts'
import { matchesFingerprint } from './secret-fingerprint.ts'

const OTHER_SECRET = `
The secret here is another one than when the archive was made. Everyone has to sign in again, and the
codes of those who have them cannot be read: set PAYLOAD_SECRET (or put back the file secret of
DATA_DIR) before the desk starts, or have each set up anew with npm run reset-codes -w apps/desk.`

async function run(signal: AbortSignal): Promise<number> {
  const { dataDir, databaseUrl, media } = env
  const { archive, ...options } = readRestoreArguments(process.argv.slice(2), process.cwd())
  const opening = readOpeningSettings(options)
  const database =
    databaseUrl === '' ? sqliteDestination(dataDir) : postgresDestination(databaseUrl)
  const progress = createProgress(process.stdout)
  const manifest = await restore({
    archive,
    ...opening,
    database,
    media,
    dataDir,
    progress,
    signal,
  })
  await recordBackup(env, { action: 'backup.restored', archive, manifest })
  const mediaPlace = media.kind === 's3' ? `bucket ${media.bucket}` : media.folder
  console.log(`\nRestored to ${database.place} and ${mediaPlace}\n${describeArchive(manifest)}`)
  if (manifest.missing.length > 0) {
    console.log(`Media that were lost before the backup: ${manifest.missing.join(', ')}`)
  }
  if (!matchesFingerprint(manifest.secret, payloadSecret)) console.log(OTHER_SECRET)
  return 0
}

await runCommand({ usage: RESTORE_USAGE, canStop: true, run })
