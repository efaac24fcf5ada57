import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { CommandError, throwIfStopped } from '../commands/command-errors.ts'
import type { Progress } from '../commands/progress.ts'
import { BrokenArchive, openArchive } from './archive-reader.ts'
import { type ArchivedFile, MANIFEST_NAME, Manifest } from './manifest.ts'

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

/**
 * Reads a whole archive, compares every byte with its checksums and returns its manifest. Throws
 * `BrokenArchive`, or `CommandError` if a newer desk has made it.
 */
export async function verifyArchive(
  path: string,
  progress: Progress,
  signal: AbortSignal,
): Promise<Manifest> {
  const archive = await openArchive(path)
  progress.begin('Checking, in MB', Math.max(1, Math.ceil(archive.bytes / MIB)))
  let read = 0
  const onBytes = (count: number) => {
    throwIfStopped(signal)
    const before = Math.floor(read / MIB)
    read += count
    for (let at = before; at < Math.floor(read / MIB); at += 1) progress.step()
  }
  const files = new Map<string, ArchivedFile>()
  let manifest: Manifest | undefined
  for await (const { name, bytes, body } of archive.entries(onBytes)) {
    if (name === MANIFEST_NAME) {
      manifest = parseManifest(path, Buffer.concat(await Array.fromAsync(body)).toString())
      continue
    }
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
