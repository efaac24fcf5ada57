import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { WrongArguments } from '../commands/refusals.ts'

export const BACKUP_USAGE = `Usage:
  npm run backup                           into the folder backups of DATA_DIR, named by the moment
  npm run backup -- --to /srv/backups      into another folder
  npm run backup -- --to /srv/friday.tar   as this file, which must not exist
  npm run backup -- --check friday.tar     reads an archive and says whether it is whole`

export const RESTORE_USAGE = `Usage:
  npm run restore -- friday.tar            into the empty place that DATA_DIR, DATABASE_URL and
                                           S3_BUCKET name`

/** The backup command's options: make an archive, or verify one. */
export type BackupOptions = { readonly to: string } | { readonly check: string }

/** The name of an archive by its moment, in UTC: they sort by age. */
export function nameAt(moment: Date): string {
  return `gaashaan-${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar`
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: { to: { type: 'string' }, check: { type: 'string' } },
    }).values
  } catch (error) {
    throw new WrongArguments((error as Error).message)
  }
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

/** Reads the arguments of a backup; files are named from `folder`. Throws `WrongArguments`. */
export function readBackupArguments(
  argv: readonly string[],
  folder: string,
  { dataDir, now }: { readonly dataDir: string; readonly now: Date },
): BackupOptions {
  const { to, check } = parsed(argv)
  if (check !== undefined) {
    if (to !== undefined) throw new WrongArguments('Give either --to or --check.')
    return { check: resolve(folder, check) }
  }
  const place = to === undefined ? join(dataDir, 'backups') : resolve(folder, to)
  return { to: place.endsWith('.tar') && !isFolder(place) ? place : join(place, nameAt(now)) }
}

/** The archive to restore. Throws `WrongArguments`. */
export function readRestoreArguments(argv: readonly string[], folder: string): string {
  const [file, ...more] = argv
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    throw new WrongArguments('Give the one archive that is to be restored.')
  }
  const path = resolve(folder, file)
  if (!existsSync(path)) throw new WrongArguments(`${file}: there is no such file.`)
  return path
}
