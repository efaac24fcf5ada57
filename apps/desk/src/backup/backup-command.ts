/**
 * Makes an archive of the desk's database and media while the desk runs, verifies one, or makes the keys
 * that archives are encrypted with: `npm run backup`. Exits with 0 if the archive is complete, 1 if it could not be made or lacks media, 2 for wrong
 * arguments, 130 if it was stopped.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import root from '../../../../package.json' with { type: 'json' }
import { createProgress } from '../commands/progress.ts'
import { runCommand } from '../commands/run-command.ts'
import { env, payloadSecret } from '../env/env.ts'
import { openStore } from '../media/store/open-store.ts'
import { openArchive } from './archive-reader.ts'
import { BACKUP_USAGE, type OpeningOptions, readBackupArguments } from './arguments.ts'
import { backUp } from './back-up.ts'
import { postgresSnapshots } from './databases/postgres-snapshot.ts'
import { sqliteSnapshots } from './databases/sqlite-snapshot.ts'
import { assertSigned } from './keys/assert-signed.ts'
import { newIdentity, newIdentityText } from './keys/new-identity.ts'
import { describeSeal, readOpeningSettings } from './keys/opening-settings.ts'
import { openSigningKey } from './keys/signing-key.ts'
import { describeArchive, type Manifest } from './manifest.ts'
import { recordBackup } from './record-backup.ts'
import { authenticateArchive, verifyArchive } from './verify-archive.ts'

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

/** Says what an archive's seal tells; returns the exit code. */
async function check(file: string, options: OpeningOptions, signal: AbortSignal): Promise<number> {
  const progress = createProgress(process.stdout)
  const { trust, keys } = readOpeningSettings(options)
  await using archive = await openArchive(file, keys)
  await authenticateArchive(archive, progress, signal)
  const isReadable = !archive.isEncrypted || keys.length > 0
  const code = isReadable ? report(file, await verifyArchive(archive, progress, signal)) : 0
  console.log(describeSeal(archive))
  if (!isReadable) {
    console.log(
      'Its bytes are those that were sealed; what is in it is read with --identity alone.',
    )
  }
  if (trust.signers.length > 0) assertSigned(archive, trust)
  return code
}

async function makeBackup(target: string, signal: AbortSignal): Promise<number> {
  const { dataDir, databaseUrl, backupRecipients: recipients } = env
  const signer = openSigningKey(env)
  const manifest = await backUp({
    target,
    takeSnapshot:
      databaseUrl === ''
        ? sqliteSnapshots(join(dataDir, 'gaashaan.db'))
        : postgresSnapshots(databaseUrl),
    store: openStore(env.media),
    secret: payloadSecret,
    signer,
    recipients,
    dataDir,
    app: root.version,
    progress: createProgress(process.stdout),
    signal,
  })
  await recordBackup(env, { action: 'backup.made', archive: target, manifest })
  const code = report(target, manifest)
  console.log(
    recipients.length > 0
      ? `Encrypted to ${recipients.join(', ')}`
      : 'Not encrypted: whoever can read the file can read what is in it (BACKUP_RECIPIENTS)',
  )
  console.log(`Signed by ${signer.verifier.line}`)
  return code
}

async function run(signal: AbortSignal): Promise<number> {
  const { dataDir, backupRecipients } = env
  const isEncrypted = backupRecipients.length > 0
  const place = { dataDir, now: new Date(), isEncrypted }
  const args = readBackupArguments(process.argv.slice(2), process.cwd(), place)
  if ('check' in args) return check(args.check, args, signal)
  if ('to' in args) return makeBackup(args.to, signal)
  const recipient = await newIdentity(args.newKey, place.now)
  console.log(newIdentityText(args.newKey, recipient))
  return 0
}

await runCommand({ usage: BACKUP_USAGE, canStop: true, run })
