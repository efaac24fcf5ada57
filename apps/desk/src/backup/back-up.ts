import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Progress } from '../commands/progress.ts'
import { Refused, unlessStopped } from '../commands/refusals.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { archiveMedia } from './archive-media.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { type ArchivedFile, DATABASE_NAMES, MANIFEST_NAME, type Manifest } from './manifest.ts'
import { renameAtomically } from './rename-atomically.ts'
import { secretFingerprint } from './secret-fingerprint.ts'
import type { Snapshot, TakeSnapshot } from './snapshot.ts'
import { verifyArchive } from './verify-archive.ts'

export interface Backup {
  /** Where the archive is to be. */
  readonly target: string
  readonly takeSnapshot: TakeSnapshot
  readonly store: MediaStore
  /** The desk's secret, of which the archive holds a fingerprint only. */
  readonly secret: string
  /** Version of the desk. */
  readonly app: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** How often the database is looked at anew because files of it were deleted meanwhile. */
const MAX_SNAPSHOTS = 5

interface Taken {
  readonly snapshot: Snapshot
  readonly media: readonly ArchivedFile[]
  readonly missing: readonly string[]
}

/**
 * Takes a snapshot and then the files that it names. Where an editor has deleted some between the
 * two, the next snapshot no longer names them; what it names all the same is missing.
 */
async function take(backup: Backup, archive: ArchiveWriter, folder: string): Promise<Taken> {
  const { takeSnapshot, store, progress, signal } = backup
  const kept = new Map<string, ArchivedFile>()
  let before = new Set<string>()
  for (let round = 1; ; round += 1) {
    progress.begin(round === 1 ? 'Database' : 'Database again, as files were deleted meanwhile')
    const snapshot = await takeSnapshot(folder, signal)
    progress.end()
    unlessStopped(signal)
    const work = { store, archive, folder, kept, progress, signal }
    const missing = await archiveMedia(snapshot.media, work)
    if (missing.every((name) => before.has(name)) || round === MAX_SNAPSHOTS) {
      return { snapshot, media: [...kept.values()], missing }
    }
    before = new Set(missing)
    await rm(snapshot.file)
  }
}

async function write(backup: Backup, archive: ArchiveWriter, folder: string): Promise<void> {
  const { snapshot, media, missing } = await take(backup, archive, folder)
  const { database, file, migration, rows, taken } = snapshot
  const { size } = await stat(file)
  const kept = await archive.add(DATABASE_NAMES[database], size, createReadStream(file))
  const manifest: Manifest = {
    format: 1,
    app: backup.app,
    made: taken.toISOString(),
    database,
    migration,
    rows,
    secret: secretFingerprint(backup.secret),
    files: [...media, kept],
    missing: [...missing],
  }
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`)
  await archive.add(MANIFEST_NAME, text.byteLength, [text].values() as never)
  await archive.finish()
}

/**
 * Makes one archive of the database and the media, which others may go on writing to: all that is in
 * it is of one moment. It has its name once it is whole, on the disk, and was read back; before that
 * it is in a hidden folder beside. Answers what the archive says of itself: `missing` names files
 * that the database knows and the store has lost. Throws `Refused` where there is a file of
 * that name already, `StoreAway`, `Stopped`.
 */
export async function backUp(backup: Backup): Promise<Manifest> {
  const { target, progress, signal } = backup
  if (existsSync(target)) throw new Refused(`${target} is there already and stays as it is.`)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(dirname(target), '.gaashaan-backup-'))
  const part = join(folder, basename(target))
  const archive = createArchive(part, new Date())
  try {
    await write(backup, archive, folder)
    const manifest = await verifyArchive(part, progress, signal)
    await renameAtomically(part, target)
    return manifest
  } finally {
    await archive.abandon()
    await rm(folder, { recursive: true, force: true })
  }
}
