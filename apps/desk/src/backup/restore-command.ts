/**
 * Puts an archive of `npm run backup` into the empty place that the environment names:
 * `npm run restore -- archive.tar`. Ends with 0 when everything is there as it was, 1 when it could
 * not be, 2 for wrong arguments, 130 when it was stopped; then nothing was kept.
 */

import { createProgress } from '../commands/progress.ts'
import { runCommand } from '../commands/run-command.ts'
import { env, payloadSecret } from '../env/env.ts'
import { RESTORE_USAGE, readRestoreArguments } from './arguments.ts'
import { postgresDestination } from './databases/postgres-destination.ts'
import { sqliteDestination } from './databases/sqlite-destination.ts'
import { recordBackupOrWarn } from './record-backup.ts'
import { restore } from './restore.ts'
import { matchesFingerprint } from './secret-fingerprint.ts'
import { summaryOf } from './summary.ts'

const OTHER_SECRET = `
The secret here is another one than when the archive was made. Everyone has to sign in again, and the
codes of those who have them cannot be read: set PAYLOAD_SECRET (or put back the file secret of
DATA_DIR) before the desk starts, or have each set up anew with npm run reset-codes -w apps/desk.`

async function restoreAsked(signal: AbortSignal): Promise<number> {
  const { dataDir, databaseUrl, media } = env
  const archive = readRestoreArguments(process.argv.slice(2), process.cwd())
  const database =
    databaseUrl === '' ? sqliteDestination(dataDir) : postgresDestination(databaseUrl)
  const progress = createProgress(process.stdout)
  const manifest = await restore({ archive, database, media, dataDir, progress, signal })
  await recordBackupOrWarn(env, { action: 'backup.restored', archive, manifest })
  const where = media.kind === 's3' ? `bucket ${media.bucket}` : media.folder
  console.log(`\nRestored to ${database.place} and ${where}\n${summaryOf(manifest)}`)
  if (manifest.missing.length > 0) {
    console.log(`Media that were lost before the backup: ${manifest.missing.join(', ')}`)
  }
  if (!matchesFingerprint(manifest.secret, payloadSecret)) console.log(OTHER_SECRET)
  return 0
}

await runCommand({ usage: RESTORE_USAGE, canStop: true, run: restoreAsked })
