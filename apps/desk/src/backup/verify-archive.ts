import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { CommandError, throwIfStopped } from '../commands/command-errors.ts'
import type { Progress } from '../commands/progress.ts'
import { MAX_UPLOAD_BYTES } from '../media/files/size-limits.ts'
import { type Archive, BrokenArchive } from './archive-reader.ts'
import {
  type ArchivedFile,
  MANIFEST_NAME,
  MAX_FILES,
  MAX_MANIFEST_BYTES,
  Manifest,
  MEDIA_FOLDER,
} from './manifest.ts'

const MIB = 1024 * 1024

function parseManifest(path: string, text: string): Manifest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BrokenArchive(path, 'its manifest cannot be read')
  }
  const format = (json as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > 1) {
    throw new CommandError(
      `${path} has a form (${format}) that a newer desk has made: use that one.`,
    )
  }
  const parsed = v.safeParse(Manifest, json)
  if (!parsed.success) throw new BrokenArchive(path, 'its manifest lacks what belongs in it')
  return parsed.output
}

/** The first difference between the files and the manifest. */
function findDifference(files: ReadonlyMap<string, ArchivedFile>, manifest: Manifest) {
  for (const { name, bytes, sha256 } of manifest.files) {
    const file = files.get(name)
    if (!file) return `${name} is missing`
    if (file.bytes !== bytes || file.sha256 !== sha256) return `${name} has other bytes`
  }
  return files.size === manifest.files.length ? undefined : 'it holds a file that nobody put there'
}

/** Counts the megabytes that were read of an archive; throws `StoppedError` once the signal is aborted. */
function countMegabytes(
  title: string,
  { bytes }: Archive,
  progress: Progress,
  signal: AbortSignal,
) {
  progress.begin(`${title}, in MB`, Math.max(1, Math.ceil(bytes / MIB)))
  let read = 0
  return (count: number) => {
    throwIfStopped(signal)
    const before = Math.floor(read / MIB)
    read += count
    for (let at = before; at < Math.floor(read / MIB); at += 1) progress.step()
  }
}

/** Compares an archive's bytes with its trailer and the signature there; throws `BrokenArchive`. */
export async function authenticateArchive(
  archive: Archive,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  await archive.authenticate(countMegabytes('Checking the seal', archive, progress, signal))
  progress.end()
}

/** Throws `BrokenArchive` if no desk has archived a file of this size under this name. */
function assertSize(path: string, name: string, bytes: number): void {
  const limits = { [MANIFEST_NAME]: MAX_MANIFEST_BYTES } as Readonly<Record<string, number>>
  const max = name.startsWith(MEDIA_FOLDER) ? MAX_UPLOAD_BYTES : (limits[name] ?? Infinity)
  if (bytes <= max) return
  throw new BrokenArchive(path, `${JSON.stringify(name)} has ${bytes} bytes, more than ${max}`)
}

/**
 * Reads a whole archive, compares every byte with its checksums and returns its manifest. Throws
 * `BrokenArchive`, or `CommandError` if a newer desk has made it or the key for it is missing.
 */
export async function verifyArchive(
  archive: Archive,
  progress: Progress,
  signal: AbortSignal,
): Promise<Manifest> {
  const { path } = archive
  const files = new Map<string, ArchivedFile>()
  let manifest: Manifest | undefined
  const onBytes = countMegabytes('Checking', archive, progress, signal)
  for await (const { name, bytes, body } of archive.entries(onBytes)) {
    assertSize(path, name, bytes)
    if (manifest) throw new BrokenArchive(path, 'it goes on after its manifest')
    if (name === MANIFEST_NAME) {
      manifest = parseManifest(path, Buffer.concat(await Array.fromAsync(body)).toString())
      continue
    }
    if (files.has(name)) throw new BrokenArchive(path, `it has ${JSON.stringify(name)} twice`)
    if (files.size === MAX_FILES) throw new BrokenArchive(path, `it has over ${MAX_FILES} files`)
    const hash = createHash('sha256')
    for await (const chunk of body) hash.update(chunk)
    files.set(name, { name, bytes, sha256: hash.digest('hex') })
  }
  progress.end()
  throwIfStopped(signal)
  if (!manifest) throw new BrokenArchive(path, 'it has no manifest')
  const difference = findDifference(files, manifest)
  if (difference) throw new BrokenArchive(path, difference)
  return manifest
}
