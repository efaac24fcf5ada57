import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { openKeyList } from '../key-list.ts'
import {
  MANIFEST_FILE,
  MANIFEST_NOTE_FILE,
  type MirrorManifest,
  openManifestNote,
  parseManifest,
} from '../mirror-manifest.ts'
import { UntrustedNote } from '../signed-note.ts'
import { parseVerifier } from '../signing-key.ts'
import type { ReadSite } from './site-reader.ts'
import { NoLog, type VerifiedLog, verifyLog } from './verify-log.ts'

/** A mirror whose files are read one by one, by their paths below it. */
export interface Mirror {
  readonly read: (path: string) => Promise<Buffer | undefined>
  /** The paths of all its files; absent where they cannot be listed. */
  readonly list?: () => readonly string[]
}

export interface VerifiedMirror {
  readonly manifest: MirrorManifest
  /** The log in the mirror, by its own files. */
  readonly log: VerifiedLog
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[]
}

/** A mirror in a folder of this machine. */
export function folderMirror(folder: string): Mirror {
  return {
    async read(path) {
      try {
        return readFileSync(join(folder, path))
      } catch {
        return undefined
      }
    },
    list: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory()
          ? []
          : relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
      ),
  }
}

/** A mirror that a server gives. */
export const servedMirror = (read: ReadSite): Mirror => ({
  read: (path) => read(`/${path.split('/').map(encodeURIComponent).join('/')}`),
})

/** What is wrong with the files that a manifest lists, and with those that it does not. */
async function fileFaults({ files }: MirrorManifest, { read, list }: Mirror): Promise<string[]> {
  const faults: string[] = []
  for (const { path, size, sha256 } of files) {
    const bytes = await read(path)
    if (!bytes) faults.push(`The file ${path} is missing.`)
    else if (
      bytes.byteLength !== size ||
      createHash('sha256').update(bytes).digest('hex') !== sha256
    ) {
      faults.push(`The file ${path} is another one than was signed.`)
    }
  }
  const known = new Set([MANIFEST_FILE, MANIFEST_NOTE_FILE, ...files.map(({ path }) => path)])
  for (const path of list?.() ?? []) {
    if (!known.has(path)) faults.push(`The file ${path} is not in the list that was signed.`)
  }
  return faults
}

async function required(mirror: Mirror, path: string): Promise<Buffer> {
  const bytes = await mirror.read(path)
  if (!bytes) throw new NoLog(`the mirror has no ${path}`)
  return bytes
}

/**
 * Checks a mirror as a whole: that a key of the log has signed its list of files, that each file is as the
 * list says, and the log in it. `trusted` are keys that are known already, as `name+id+key`; without them
 * the mirror's own are taken. Rejects with `NoLog` or `UntrustedNote` where it is no mirror, or nobody known
 * has signed it.
 */
export async function verifyMirror(
  mirror: Mirror,
  trusted: readonly string[] = [],
): Promise<VerifiedMirror> {
  const bytes = await required(mirror, MANIFEST_FILE)
  const note = (await required(mirror, MANIFEST_NOTE_FILE)).toString()
  const keyList = (await required(mirror, 'log/keys')).toString()
  const known = trusted.map(parseVerifier)
  const origin = known[0]?.name ?? /^keys of (\S+)$/m.exec(keyList)?.[1] ?? ''
  const verifiers = openKeyList(keyList, origin, known)
  const time = openManifestNote(note, origin, verifiers, bytes)
  const manifest = parseManifest(bytes)
  if (manifest.time !== time)
    throw new UntrustedNote(`${MANIFEST_FILE} and its note differ in time`)
  const faults = await fileFaults(manifest, mirror)
  const log = await verifyLog(
    (path) => mirror.read(path.slice(1)),
    known.length > 0 ? { origin, keys: trusted } : undefined,
  )
  if (log.log.checkpoint !== manifest.checkpoint) {
    faults.push('The log’s checkpoint is another one than the list has.')
  }
  return { manifest, log, faults: [...faults, ...log.faults] }
}
