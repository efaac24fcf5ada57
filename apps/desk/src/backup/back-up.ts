import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtempDisposable, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { NoteSigner } from '@gaashaan/transparency-log/signing-key'
import { CommandError, throwIfStopped } from '../commands/command-errors.ts'
import type { Progress } from '../commands/progress.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { archiveMedia } from './archive-media.ts'
import { openArchive } from './archive-reader.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { encryptionTo } from './keys/encryption.ts'
import { type ArchivedFile, DATABASE_NAMES, MANIFEST_NAME, type Manifest } from './manifest.ts'
import { renameAtomically } from './rename-atomically.ts'
import { secretFingerprint } from './secret-fingerprint.ts'
import type { TakeSnapshot } from './snapshot.ts'
import { verifyArchive } from './verify-archive.ts'

export interface Backup {
  /** Path of the new archive. */
  readonly target: string
  readonly takeSnapshot: TakeSnapshot
  readonly store: MediaStore
  /** The desk's secret, of which the archive holds a fingerprint only. */
  readonly secret: string
  /** Signs the archive. */
  readonly signer: NoteSigner
  /** Public keys of age; without any the archive is not encrypted. */
  readonly recipients: readonly string[]
  /** The desk's data folder. */
  readonly dataDir: string
  /** Version of the desk. */
  readonly app: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** Snapshots that are taken because files were deleted meanwhile. */
const MAX_SNAPSHOTS = 5

/**
 * Takes a snapshot and archives the media that it names. If some are missing, an editor may have deleted
 * them meanwhile: then another snapshot is taken. Media that two snapshots name are really missing.
 */
async function archiveContent(backup: Backup, archive: ArchiveWriter, folder: string) {
  const { takeSnapshot, store, progress, signal } = backup
  const archived = new Map<string, ArchivedFile>()
  let previouslyMissing: readonly string[] = []
  for (let round = 1; ; round += 1) {
    progress.begin(round === 1 ? 'Database' : 'Database again, as files were deleted meanwhile')
    const snapshot = await takeSnapshot(folder, signal)
    progress.end()
    throwIfStopped(signal)
    const options = { store, archive, folder, archived, progress, signal }
    const missing = await archiveMedia(snapshot.media, options)
    if (missing.every((name) => previouslyMissing.includes(name)) || round === MAX_SNAPSHOTS) {
      return { snapshot, media: [...archived.values()], missing }
    }
    previouslyMissing = missing
    await rm(snapshot.file)
  }
}

async function writeArchive(backup: Backup, archive: ArchiveWriter, folder: string): Promise<void> {
  const { snapshot, media, missing } = await archiveContent(backup, archive, folder)
  const { database, databaseBytes, file, migration, rows, takenAt } = snapshot
  const { size } = await stat(file)
  const databaseFile = await archive.add(DATABASE_NAMES[database], size, createReadStream(file))
  const manifest: Manifest = {
    format: 1,
    app: backup.app,
    made: takenAt.toISOString(),
    database,
    databaseBytes,
    migration,
    rows,
    secret: secretFingerprint(backup.secret),
    files: [...media, databaseFile],
    missing,
  }
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`)
  await archive.add(MANIFEST_NAME, text.byteLength, [text].values() as never)
  await archive.finish()
}

/**
 * Makes an archive of the database and the media as of one moment, while the desk can go on writing. It
 * gets its name when it is complete, on the disk and verified; before that it is in a hidden folder
 * beside its place. Returns its manifest, in which `missing` names media that the store has lost. Throws
 * `CommandError` if there is a file of that name, `StoreUnavailable` or `StoppedError`.
 */
export async function backUp(backup: Backup): Promise<Manifest> {
  const { target, recipients, signer, dataDir, progress, signal } = backup
  const encryption = recipients.length > 0 ? encryptionTo(recipients) : undefined
  if (existsSync(target)) throw new CommandError(`${target} is there already and stays as it is.`)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await using folder = await mkdtempDisposable(join(dirname(target), '.gaashaan-backup-'))
  // What is not encrypted yet does not go to another disk than the desk's.
  const plainPlace = encryption ? dataDir : folder.path
  await mkdir(plainPlace, { recursive: true, mode: 0o700 })
  await using plainFolder = await mkdtempDisposable(join(plainPlace, '.gaashaan-backup-'))
  const part = join(folder.path, basename(target))
  const archive = await createArchive(part, { mtime: new Date(), signer, encryption })
  try {
    await writeArchive(backup, archive, plainFolder.path)
    await using written = await openArchive(part, encryption && [encryption.identity])
    const manifest = await verifyArchive(written, progress, signal)
    await renameAtomically(part, target)
    return manifest
  } finally {
    await archive.abandon()
  }
}
