import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Progress } from '../commands/progress.ts'
import { Refused, unlessStopped } from '../commands/refusals.ts'
import { isPlainName } from '../media/store/plain-name.ts'
import type { StoreSettings } from '../media/store/settings.ts'
import { openArchive } from './archive-reader.ts'
import { BrokenArchive } from './broken-archive.ts'
import type { DatabaseDestination } from './databases/database-destination.ts'
import { DATABASE_NAMES, type Manifest, MEDIA_FOLDER } from './manifest.ts'
import { type MediaDestination, mediaDestination } from './media-destination.ts'
import { createMediaWriter, readBack } from './restore-media.ts'
import { verifyArchive } from './verify-archive.ts'

export interface Restore {
  /** Path of the archive. */
  readonly archive: string
  readonly database: DatabaseDestination
  readonly media: StoreSettings
  /** Where what is not whole yet stands, and the desk's data in the end. */
  readonly dataDir: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

const mediaOf = ({ files }: Manifest) =>
  files.flatMap(({ name }) =>
    name.startsWith(MEDIA_FOLDER) ? [name.slice(MEDIA_FOLDER.length)] : [],
  )

function assertFits({ archive, database }: Restore, manifest: Manifest): void {
  if (manifest.database !== database.kind) {
    const advice =
      manifest.database === 'sqlite'
        ? 'SQLite, which goes to SQLite alone: leave DATABASE_URL out'
        : 'PostgreSQL, which goes to PostgreSQL alone: set DATABASE_URL to an empty one'
    throw new Refused(
      `${archive} holds a database of ${advice}.
What is public can change its kind: restore the archive as it was, start that desk, and bring its
content to an empty desk of the other kind with npm run import -- --from <its address>.`,
    )
  }
  if (!database.migrations.includes(manifest.migration)) {
    throw new Refused(
      `${archive} was made by a newer desk (version ${manifest.app}, migration ${manifest.migration}): restore it with that one.`,
    )
  }
  const odd = mediaOf(manifest).find((name) => !isPlainName(name))
  if (odd !== undefined)
    throw new BrokenArchive(archive, `${JSON.stringify(odd)} is no name of a file`)
}

/** The bytes of one file, once in memory: a store takes a file whole. */
async function dataOf(bytes: number, body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const data = Buffer.allocUnsafe(bytes)
  let at = 0
  for await (const chunk of body) {
    data.set(chunk, at)
    at += chunk.byteLength
  }
  return data
}

/** Takes all that is in the archive; nothing of it is the desk's yet, but for files in a bucket. */
async function unpack(
  restore: Restore,
  folder: string,
  putter: ReturnType<typeof createMediaWriter>,
) {
  const { archive, database, progress, signal } = restore
  const opened = await openArchive(archive)
  for await (const { name, bytes, body } of opened.entries()) {
    unlessStopped(signal)
    if (name.startsWith(MEDIA_FOLDER)) {
      await putter.add(name.slice(MEDIA_FOLDER.length), await dataOf(bytes, body))
      progress.step()
    } else if (name === DATABASE_NAMES[database.kind]) await database.take(body, folder)
    else for await (const _ of body);
  }
  await putter.flush()
}

async function restoreInto(
  restore: Restore,
  manifest: Manifest,
  folder: string,
  to: MediaDestination,
) {
  const { database, progress, signal } = restore
  const putter = createMediaWriter(to.store)
  try {
    await to.store.prepare()
    progress.begin('Media', mediaOf(manifest).length)
    await unpack(restore, folder, putter)
    progress.end()
    await readBack(to.store, manifest.files, progress, signal)
    unlessStopped(signal)
    await to.settle()
    progress.begin('Database')
    await database.settle(manifest.rows, signal)
    progress.end()
  } catch (error) {
    await to.undo(putter.put)
    throw error
  }
}

/**
 * Puts an archive's database and media into an empty place, the database last: without it no desk
 * has anything. Every byte is compared before anything is written, and again where it is then.
 * Throws `Refused` (and with it `BrokenArchive`) where that cannot be, `StoreAway`, `Stopped`;
 * then nothing is left.
 */
export async function restore(asked: Restore): Promise<Manifest> {
  const { archive, database, dataDir, progress, signal } = asked
  await database.assertEmpty()
  await mediaDestination(asked.media, dataDir).assertEmpty()
  const manifest = await verifyArchive(archive, progress, signal)
  assertFits(asked, manifest)
  await mkdir(dataDir, { recursive: true })
  const folder = await mkdtemp(join(dataDir, '.gaashaan-restore-'))
  try {
    await restoreInto(asked, manifest, folder, mediaDestination(asked.media, folder))
    // The next `npm start` fills a desk that it has not seen yet with the sample content.
    await writeFile(join(dataDir, 'sample-content'), 'restored from a backup\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return manifest
}
