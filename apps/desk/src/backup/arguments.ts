import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UsageError } from '../commands/command-errors.ts'

export const BACKUP_USAGE = `Usage:
  npm run backup                           into the folder backups of DATA_DIR, named by the moment
  npm run backup -- --to /srv/backups      into another folder
  npm run backup -- --to /srv/friday.tar   as this file, which must not exist
  npm run backup -- --check friday.tar     reads an archive and says whether it is whole, and by whom
                                           it is signed; with --signed-by, --identity or --unsigned
                                           as for npm run restore
  npm run backup -- --new-key backup.key   makes a private key in this file, and prints the public one
                                           that BACKUP_RECIPIENTS takes: backups are encrypted to it`

export const RESTORE_USAGE = `Usage:
  npm run restore -- friday.tar            into the empty place that DATA_DIR, DATABASE_URL and
                                           S3_BUCKET name
    --signed-by <public key>               whose archives are accepted, as npm run backup printed it;
                                           otherwise BACKUP_SIGNED_BY, or the key of DATA_DIR
    --identity backup.key                  the private key of an archive that is encrypted;
                                           otherwise BACKUP_IDENTITY_FILE
    --unsigned                             accepts an archive that nobody signed`

/** How an archive is opened. */
export interface OpeningOptions {
  readonly signedBy: string | undefined
  /** Path of the file with the private key. */
  readonly identity: string | undefined
  readonly isUnsignedAccepted: boolean
}

/** The backup command makes an archive, verifies one, or makes a pair of keys. */
type BackupArguments =
  | { readonly to: string }
  | ({ readonly check: string } & OpeningOptions)
  | { readonly newKey: string }

const OPENING_OPTIONS = {
  'signed-by': { type: 'string' },
  identity: { type: 'string' },
  unsigned: { type: 'boolean' },
} as const

const BACKUP_OPTIONS = {
  to: { type: 'string' },
  check: { type: 'string' },
  'new-key': { type: 'string' },
  ...OPENING_OPTIONS,
} as const

/** The default name of an archive: its time in UTC, so that names sort by age. */
export function archiveName(time: Date, isEncrypted = false): string {
  const moment = time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  return `gaashaan-${moment}Z.tar${isEncrypted ? '.age' : ''}`
}

/** Parses arguments strictly. Throws `UsageError`. */
function parse<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()

function readOpening(
  values: {
    readonly 'signed-by'?: string | undefined
    readonly identity?: string | undefined
    readonly unsigned?: boolean | undefined
  },
  folder: string,
): OpeningOptions {
  const { 'signed-by': signedBy, identity, unsigned = false } = values
  if (unsigned && signedBy !== undefined) {
    throw new UsageError('Give either --signed-by or --unsigned.')
  }
  return {
    signedBy,
    identity: identity && resolve(folder, identity),
    isUnsignedAccepted: unsigned,
  }
}

interface BackupPlace {
  readonly dataDir: string
  readonly now: Date
  readonly isEncrypted: boolean
}

/** Reads the arguments of a backup; paths are relative to `folder`. Throws `UsageError`. */
export function readBackupArguments(
  args: readonly string[],
  folder: string,
  { dataDir, now, isEncrypted }: BackupPlace,
): BackupArguments {
  const { values, positionals } = parse(args, BACKUP_OPTIONS)
  const { to, check, 'new-key': newKey, ...opening } = values
  if ([to, check, newKey].filter((value) => value !== undefined).length > 1) {
    throw new UsageError('Give one of --to, --check and --new-key.')
  }
  if (positionals[0] !== undefined) throw new UsageError(`What is ${positionals[0]} for?`)
  if (check !== undefined) return { check: resolve(folder, check), ...readOpening(opening, folder) }
  const [stray] = Object.keys(opening)
  if (stray !== undefined) throw new UsageError(`--${stray} goes with --check.`)
  if (newKey !== undefined) return { newKey: resolve(folder, newKey) }
  const target = to === undefined ? join(dataDir, 'backups') : resolve(folder, to)
  const isFile = /\.(?:tar|age)$/.test(target) && !isFolder(target)
  return { to: isFile ? target : join(target, archiveName(now, isEncrypted)) }
}

/** The archive to restore, and how it is opened. Throws `UsageError`. */
export function readRestoreArguments(
  args: readonly string[],
  folder: string,
): { readonly archive: string } & OpeningOptions {
  const { values, positionals } = parse(args, OPENING_OPTIONS)
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) {
    throw new UsageError('Give the one archive that is to be restored.')
  }
  const archive = resolve(folder, file)
  if (!existsSync(archive)) throw new UsageError(`${file}: there is no such file.`)
  return { archive, ...readOpening(values, folder) }
}
