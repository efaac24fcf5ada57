/**
 * Copies the media's files from the data folder into the bucket that the environment names, or back:
 * `npm run move-media -w apps/desk [-- --to-folder]`. Deletes nothing and may be run again. Ends with
 * 0 when every file is there as it was, 1 when not, 2 for wrong arguments, 130 when it was stopped.
 */
import { join } from 'node:path'
import { createProgress } from '../../commands/progress.ts'
import { WrongArguments } from '../../commands/refusals.ts'
import { runCommand } from '../../commands/run-command.ts'
import { env } from '../../env/env.ts'
import { type CopyReport, copyFiles } from './copy-files.ts'
import { folderStore } from './folder-store.ts'
import { openStore } from './open-store.ts'

const USAGE = 'Usage: npm run move-media -w apps/desk [-- --to-folder]'

const MAX_NAMED_FILES = 20

function tell({ copied, there, bytes, failed }: CopyReport): void {
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  console.log(`${copied} copied, ${there} there already, ${failed.length} failed (${megabytes} MB)`)
  for (const line of failed.slice(0, MAX_NAMED_FILES)) console.error(line)
  if (failed.length > MAX_NAMED_FILES) console.error(`and ${failed.length - MAX_NAMED_FILES} more`)
}

async function move(signal: AbortSignal): Promise<number> {
  const words = process.argv.slice(2)
  if (words.some((word) => word !== '--to-folder')) throw new WrongArguments('Give no other words.')
  if (env.media.kind !== 's3') {
    throw new WrongArguments('There is no bucket to move to: set S3_BUCKET and what belongs to it.')
  }
  const folder = folderStore(join(env.dataDir, 'media'))
  const bucket = openStore(env.media)
  const [from, to] = words.length > 0 ? [bucket, folder] : [folder, bucket]
  await to.prepare()
  console.log(`From ${from.place}\n  to ${to.place}`)
  const report = await copyFiles(from, to, createProgress(process.stdout), signal)
  tell(report)
  if (signal.aborted) return 130
  return report.failed.length > 0 ? 1 : 0
}

await runCommand({ usage: USAGE, canStop: true, run: move })
