import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import {
  MANIFEST_FILE,
  MANIFEST_NOTE_FILE,
  type MirrorManifest,
  manifestText,
  parseManifest,
} from '@gaashaan/transparency-log/mirror-manifest'

/** Where new files wait until the run is at its end. No path of the site begins so. */
const STAGING = '.next'

/** Beside them, names the process that writes to the folder. */
const WRITER = '.writer'

/** Beside them too, what a run notes for itself. */
const NOTES = '.notes'

/** Why a folder is not written to. */
export class NoMirror extends Error {}

/** A file's size, and its SHA-256 in hexadecimal digits. */
export interface FileFacts {
  readonly size: number
  readonly sha256: string
}

export const factsOf = (bytes: Uint8Array): FileFacts => ({
  size: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Makes the folder of new files for this process. Throws `NoMirror` while another one writes there. */
function makeStaging(staging: string): void {
  const file = join(staging, WRITER)
  const writer = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (writer > 0 && writer !== process.pid && isRunning(writer)) {
    throw new NoMirror(`Process ${writer} is writing this mirror: wait until it ends`)
  }
  // A run that was killed has left its files.
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(dirname(staging), { recursive: true })
  mkdirSync(staging)
  writeFileSync(file, String(process.pid))
}

/**
 * The folder of a mirror, for one run at a time; throws `NoMirror` while there is another. Until `commit`
 * it is as it was: new files wait beside. A run that ends before leaves nothing but these, and the next one
 * removes them.
 */
export function openMirrorFolder(folder: string) {
  const staging = join(folder, STAGING)
  makeStaging(staging)
  const folders = new Set<string>()
  const staged = new Set<string>()

  function makeFolderOf(file: string): void {
    const parent = dirname(file)
    if (folders.has(parent)) return
    mkdirSync(parent, { recursive: true })
    folders.add(parent)
  }

  function stage(path: string, bytes: Uint8Array | string): void {
    const file = join(staging, path)
    makeFolderOf(file)
    writeFileSync(file, bytes)
    staged.add(path)
  }

  /** Writes the list of files, part by part; the result is its hash. */
  function stageManifest(manifest: MirrorManifest): string {
    const hash = createHash('sha256')
    const file = openSync(join(staging, MANIFEST_FILE), 'w')
    for (const part of manifestText(manifest)) {
      hash.update(part)
      writeSync(file, part)
    }
    closeSync(file)
    staged.add(MANIFEST_FILE)
    return hash.digest('hex')
  }

  return {
    /** The manifest of the last run; `undefined` in an empty folder. Throws `NoMirror` for another one. */
    manifest(): MirrorManifest | undefined {
      const isEmpty = readdirSync(folder).every((name) => name === STAGING)
      if (isEmpty) return undefined
      try {
        return parseManifest(readFileSync(join(folder, MANIFEST_FILE)))
      } catch {
        throw new NoMirror(
          `${folder} is not empty, and no mirror that can be read: give an empty folder`,
        )
      }
    },
    has: (path: string) => existsSync(join(folder, path)),
    /** A file's bytes as they will be after `commit`. Throws where there is none. */
    read: (path: string) => readFileSync(join(staged.has(path) ? staging : folder, path)),
    stage,
    /** The path of a file for notes of the run, which is gone when it ends. */
    noteFile(name: string): string {
      const file = join(staging, NOTES, name)
      makeFolderOf(file)
      return file
    },
    /**
     * Puts the new files in their places, the manifest last, and deletes what it no longer lists. `sign` makes
     * the manifest's note from its hash.
     */
    commit(
      manifest: MirrorManifest,
      former: MirrorManifest | undefined,
      sign: (sha256: string) => string | undefined,
    ): void {
      const note = sign(stageManifest(manifest))
      if (note !== undefined) stage(MANIFEST_NOTE_FILE, note)
      for (const path of staged) {
        const target = join(folder, path)
        makeFolderOf(target)
        renameSync(join(staging, path), target)
      }
      if (note === undefined) rmSync(join(folder, MANIFEST_NOTE_FILE), { force: true })
      const listed = new Set(manifest.files.map(({ path }) => path))
      for (const { path } of former?.files ?? []) {
        if (!listed.has(path)) rmSync(join(folder, path), { force: true })
      }
      rmSync(staging, { recursive: true, force: true })
    },
    /** Leaves the mirror as it was. */
    discard: () => rmSync(staging, { recursive: true, force: true }),
  }
}

export type MirrorFolder = ReturnType<typeof openMirrorFolder>
