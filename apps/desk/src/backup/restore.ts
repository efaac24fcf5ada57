import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, throwIfStopped } from '../commands/command-errors.ts'
import type { Progress } from '../commands/progress.ts'
import { isPlainName } from '../media/store/plain-name.ts'
import type { StoreSettings } from '../media/store/settings.ts'
import { type Archive, BrokenArchive, openArchive } from './archive-reader.ts'
import type { DatabaseDestination } from './databases/database-destination.ts'
import { assertSigned, type Trust } from './keys/assert-signed.ts'
import type { Key } from './keys/encryption.ts'
import {
  archivedMedia,
  DATABASE_NAMES,
  MANIFEST_NAME,
  type Manifest,
  MEDIA_FOLDER,
} from './manifest.ts'
import { type MediaDestination, mediaDestination } from './media-destination.ts'
import { compareMedia, createMediaWriter } from './restore-media.ts'
import { assertRoom, type Room } from './restore-room.ts'
import { authenticateArchive, verifyArchive } from './verify-archive.ts'

export interface Restore {
  /** Path of the archive. */
  readonly archive: string
  /** Private keys of age, for an archive that is encrypted. */
  readonly keys: readonly Key[]
  readonly trust: Trust
  readonly database: DatabaseDestination
  readonly media: StoreSettings
  /** The desk's data folder, which also holds incomplete files during the restore. */
  readonly dataDir: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

function assertCompatible({ archive, database }: Restore, manifest: Manifest): void {
  if (manifest.database !== database.kind) {
    const advice =
      manifest.database === 'sqlite'
        ? 'SQLite, which goes to SQLite alone: leave DATABASE_URL out'
        : 'PostgreSQL, which goes to PostgreSQL alone: set DATABASE_URL to an empty one'
    throw new CommandError(
      `${archive} holds a database of ${advice}.
What is public can change its kind: restore the archive as it was, start that desk, and bring its
content to an empty desk of the other kind with npm run import -- --from <its address>.`,
    )
  }
  if (!database.migrations.includes(manifest.migration)) {
    throw new CommandError(
      `${archive} was made by a newer desk (version ${manifest.app}, migration ${manifest.migration}): restore it with that one.`,
    )
  }
  if (!manifest.files.some(({ name }) => name === DATABASE_NAMES[database.kind])) {
    throw new BrokenArchive(archive, 'it has no database')
  }
  const stray = manifest.files.find(
    ({ name }) => !name.startsWith(MEDIA_FOLDER) && name !== DATABASE_NAMES[database.kind],
  )
  if (stray) throw new BrokenArchive(archive, `${JSON.stringify(stray.name)} does not belong in it`)
  const invalid = [...archivedMedia(manifest).keys()].find((name) => !isPlainName(name))
  if (invalid !== undefined)
    throw new BrokenArchive(archive, `${JSON.stringify(invalid)} is no name of a file`)
}

/** Reads a file into one buffer without copies, because a store needs a file as a whole. */
async function readBody(bytes: number, body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const data = Buffer.allocUnsafe(bytes)
  let at = 0
  for await (const chunk of body) {
    data.set(chunk, at)
    at += chunk.byteLength
  }
  return data
}

/** What is restored: an archive whose bytes, signer and manifest have been checked. */
interface Checked {
  readonly archive: Archive
  readonly manifest: Manifest
  readonly room: Room
}

/** Unpacks the media and the database. The desk does not use them yet, except for files in a bucket. */
async function unpack(
  { database, progress, signal }: Restore,
  { archive, manifest, room }: Checked,
  folder: string,
  mediaWriter: ReturnType<typeof createMediaWriter>,
): Promise<void> {
  const sizes = new Map(manifest.files.map((file) => [file.name, file.bytes]))
  for await (const { name, bytes, body } of archive.entries()) {
    throwIfStopped(signal)
    if (name === MANIFEST_NAME) {
      for await (const _ of body);
      continue
    }
    // The file of the archive can be written to while it is read.
    if (sizes.get(name) !== bytes) throw new BrokenArchive(archive.path, `${name} has changed`)
    if (name.startsWith(MEDIA_FOLDER)) {
      await mediaWriter.add(name.slice(MEDIA_FOLDER.length), await readBody(bytes, body))
      progress.step()
    } else await database.receive(body, folder, room.maxDatabaseBytes)
  }
  await mediaWriter.flush()
}

async function restoreInto(
  options: Restore,
  checked: Checked,
  folder: string,
  destination: MediaDestination,
): Promise<void> {
  const { database, progress, signal } = options
  const { store } = destination
  const { manifest } = checked
  const mediaWriter = createMediaWriter(store)
  const media = archivedMedia(manifest)
  try {
    await store.prepare()
    progress.begin('Media', media.size)
    await unpack(options, checked, folder, mediaWriter)
    progress.end()
    await compareMedia(store, media, progress, signal)
    throwIfStopped(signal)
    await destination.commit()
    progress.begin('Database')
    await database.commit(manifest.rows, signal)
    progress.end()
  } catch (error) {
    await destination.rollback(mediaWriter.stored)
    throw error
  }
}

/**
 * Restores an archive's database and media into an empty destination. The database comes last, since a desk
 * without it uses nothing. The signature is checked before anything is read out of the archive, and every
 * byte before anything is written, and again afterwards. Throws `CommandError` (and its subclass
 * `BrokenArchive`), `StoreUnavailable` or `StoppedError`, and then leaves nothing behind.
 */
export async function restore(options: Restore): Promise<Manifest> {
  const { database, dataDir, media, progress, signal } = options
  await database.assertEmpty()
  await mediaDestination(media, dataDir).assertEmpty()
  await using archive = await openArchive(options.archive, options.keys)
  await authenticateArchive(archive, progress, signal)
  assertSigned(archive, options.trust)
  const manifest = await verifyArchive(archive, progress, signal)
  assertCompatible(options, manifest)
  await mkdir(dataDir, { recursive: true })
  const room = await assertRoom(manifest, dataDir, media)
  const folder = await mkdtemp(join(dataDir, '.gaashaan-restore-'))
  try {
    const destination = mediaDestination(media, folder)
    await restoreInto(options, { archive, manifest, room }, folder, destination)
    // `npm start` would add the sample content to a data folder without this file.
    await writeFile(join(dataDir, 'sample-content'), 'restored from a backup\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return manifest
}
