import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Progress } from '../commands/progress.ts'
import { Refused, unlessStopped } from '../commands/refusals.ts'
import { openArchive } from './archive-reader.ts'
import { BrokenArchive } from './broken-archive.ts'
import { type ArchivedFile, MANIFEST_NAME, Manifest } from './manifest.ts'

const MIB = 1024 * 1024

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(body)).toString()
}

function manifestOf(path: string, text: string): Manifest {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw new BrokenArchive(path, 'its manifest cannot be read')
  }
  const format = (said as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > 1) {
    throw new Refused(`${path} has a form (${format}) that a newer desk has made: use that one.`)
  }
  const parsed = v.safeParse(Manifest, said)
  if (!parsed.success) throw new BrokenArchive(path, 'its manifest lacks what belongs in it')
  return parsed.output
}

/** What keeps files from being the ones that the manifest names, each with its bytes. */
function difference(files: ReadonlyMap<string, ArchivedFile>, manifest: Manifest) {
  for (const { name, bytes, sha256 } of manifest.files) {
    const file = files.get(name)
    if (!file) return `${name} is missing`
    if (file.bytes !== bytes || file.sha256 !== sha256) return `${name} has other bytes`
  }
  return files.size === manifest.files.length ? undefined : 'it holds a file that nobody put there'
}

/**
 * Reads the whole of an archive and answers what it says of itself, once every byte is as it was
 * written. Throws `BrokenArchive`; `Refused` where a newer desk has made it.
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
    unlessStopped(signal)
    const before = Math.floor(read / MIB)
    read += count
    for (let at = before; at < Math.floor(read / MIB); at += 1) progress.step()
  }
  const files = new Map<string, ArchivedFile>()
  let manifest: Manifest | undefined
  for await (const { name, bytes, body } of archive.entries(onBytes)) {
    if (name === MANIFEST_NAME) {
      manifest = manifestOf(path, await textOf(body))
      continue
    }
    const hash = createHash('sha256')
    for await (const chunk of body) hash.update(chunk)
    files.set(name, { name, bytes, sha256: hash.digest('hex') })
  }
  progress.end()
  unlessStopped(signal)
  if (!manifest) throw new BrokenArchive(path, 'it has no manifest')
  const fault = difference(files, manifest)
  if (fault) throw new BrokenArchive(path, fault)
  return manifest
}
