/**
 * Copies the media from the data folder into the bucket that the environment names, or back:
 * `npm run move-media -w apps/desk [-- --to-folder]`. It deletes nothing and can be run again. Exits with
 * 0 if every file was copied, 1 if not, 2 for wrong arguments, 130 if it was stopped.
 */
import { join } from 'node:path'
import { UsageError } from '../../commands/command-errors.ts'
import { createProgress } from '../../commands/progress.ts'
import { runCommand } from '../../commands/run-command.ts'
import { env } from '../../env/env.ts'
import { type CopyReport, copyFiles } from './copy-files.ts'
import { folderStore } from './folder-store.ts'
import { openStore } from './open-store.ts'

const USAGE = 'Usage: npm run move-media -w apps/desk [-- --to-folder]'

const MAX_NAMED_FILES = 20

function printReport({ copied, existing, bytes, failed }: CopyReport): void {
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`
  console.log(`${copied} copied, ${existing} there already, ${failed.length} failed (${size})`)
  for (const line of failed.slice(0, MAX_NAMED_FILES)) console.error(line)
  if (failed.length > MAX_NAMED_FILES) console.error(`and ${failed.length - MAX_NAMED_FILES} more`)
}

async function move(signal: AbortSignal): Promise<number> {
  const args = process.argv.slice(2)
  if (args.some((arg) => arg !== '--to-folder')) throw new UsageError('Give no other words.')
  if (env.media.kind !== 's3') {
    throw new UsageError('There is no bucket to move to: set S3_BUCKET and what belongs to it.')
  }
  const folder = folderStore(join(env.dataDir, 'media'))
  const bucket = openStore(env.media)
  const [from, to] = args.length > 0 ? [bucket, folder] : [folder, bucket]
  await to.prepare()
  console.log(`From ${from.place}\n  to ${to.place}`)
  const report = await copyFiles(from, to, createProgress(process.stdout), signal)
  printReport(report)
  if (signal.aborted) return 130
  return report.failed.length > 0 ? 1 : 0
}

await runCommand({ usage: USAGE, canStop: true, run: move })
