import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../commands/command-errors.ts'

export const BACKUP_USAGE = `Usage:
  npm run backup                           into the folder backups of DATA_DIR, named by the moment
  npm run backup -- --to /srv/backups      into another folder
  npm run backup -- --to /srv/friday.tar   as this file, which must not exist
  npm run backup -- --check friday.tar     reads an archive and says whether it is whole`

export const RESTORE_USAGE = `Usage:
  npm run restore -- friday.tar            into the empty place that DATA_DIR, DATABASE_URL and
                                           S3_BUCKET name`

/** The backup command makes an archive, or verifies one. */
type BackupArguments = { readonly to: string } | { readonly check: string }

/** The default name of an archive: its time in UTC, so that names sort by age. */
export function archiveName(time: Date): string {
  return `gaashaan-${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar`
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, check: { type: 'string' } },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

/** Reads the arguments of a backup; paths are relative to `folder`. Throws `UsageError`. */
export function readBackupArguments(
  args: readonly string[],
  folder: string,
  { dataDir, now }: { readonly dataDir: string; readonly now: Date },
): BackupArguments {
  const { to, check } = parseOptions(args)
  if (check !== undefined) {
    if (to !== undefined) throw new UsageError('Give either --to or --check.')
    return { check: resolve(folder, check) }
  }
  const target = to === undefined ? join(dataDir, 'backups') : resolve(folder, to)
  const isFile = target.endsWith('.tar') && !isFolder(target)
  return { to: isFile ? target : join(target, archiveName(now)) }
}

/** The path of the archive to restore. Throws `UsageError`. */
export function readRestoreArguments(args: readonly string[], folder: string): string {
  const [file, ...rest] = args
  if (file === undefined || file.startsWith('-') || rest.length > 0) {
    throw new UsageError('Give the one archive that is to be restored.')
  }
  const path = resolve(folder, file)
  if (!existsSync(path)) throw new UsageError(`${file}: there is no such file.`)
  return path
}
