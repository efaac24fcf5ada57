import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { openNote, signNote, UntrustedNote } from './signed-note.ts'
import type { NoteSigner, NoteVerifier } from './signing-key.ts'

/** Names of the two files by which a mirror is known: its list of files, and the note that signs it. */
export const MANIFEST_FILE = 'mirror.json'
export const MANIFEST_NOTE_FILE = 'mirror.note'

const MirrorFileSchema = v.object({
  /** Below the mirror's folder: `resources/news.so.html`. */
  path: v.string(),
  /** Of its bytes, in hexadecimal digits. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  size: v.number(),
  /** The path by which the site was asked for it; absent for what the mirror itself has written. */
  url: v.optional(v.string()),
  etag: v.optional(v.string()),
  /** The cache tags of the site's answer; absent where it may change with anything. */
  tags: v.optional(v.array(v.string())),
  /** The files that it needs, by their places in the list. */
  needs: v.optional(v.array(v.number())),
})

const ManifestSchema = v.object({
  /** The site's public origin. */
  site: v.string(),
  /** When the run began that the mirror is of, ISO 8601 in UTC. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  /** When the last run began that asked about every file. */
  whole: v.pipe(v.string(), v.isoTimestamp()),
  /** The API host's content version at that time; absent for a host that tells none. */
  version: v.optional(v.string()),
  /** Names the build of the site: its scripts and styles. */
  build: v.string(),
  /** The log's checkpoint, a signed note; empty for a site without a log. */
  checkpoint: v.string(),
  files: v.array(MirrorFileSchema),
})

export type MirrorFile = v.InferOutput<typeof MirrorFileSchema>
export type MirrorManifest = v.InferOutput<typeof ManifestSchema>

/** The manifest in these bytes. Throws for others. */
export function parseManifest(bytes: Uint8Array): MirrorManifest {
  return v.parse(ManifestSchema, JSON.parse(Buffer.from(bytes).toString()))
}

/** A manifest as text, with a line for each file, in parts: as a whole it could be too long for a string. */
export function* manifestText({ files, ...head }: MirrorManifest): Generator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"files":[\n`
  for (const [index, file] of files.entries())
    yield `${index > 0 ? ',\n' : ''}${JSON.stringify(file)}`
  yield '\n]}\n'
}

/** The first line, by which a mirror's note is never read as a checkpoint or a list of keys. */
const headingOf = (origin: string) => `mirror of ${origin}`

/** The note that signs a manifest: the log's name, when the mirror was made, and the hash of `mirror.json`. */
export function signManifest(
  {
    origin,
    time,
    sha256,
  }: { readonly origin: string; readonly time: string; readonly sha256: string },
  signers: readonly NoteSigner[],
): string {
  return signNote(`${headingOf(origin)}\n${time}\n${sha256}\n`, signers)
}

/**
 * When the mirror was made whose manifest has these bytes, by a note that one of the keys has signed. Throws
 * `UntrustedNote` where none has, and for the note of another log or another manifest.
 */
export function openManifestNote(
  note: string,
  origin: string,
  verifiers: readonly NoteVerifier[],
  manifest: Uint8Array,
): string {
  const [heading, time = '', sha256] = openNote(note, verifiers).split('\n')
  if (heading !== headingOf(origin))
    throw new UntrustedNote('the note is not of a mirror of this log')
  if (sha256 !== createHash('sha256').update(manifest).digest('hex')) {
    throw new UntrustedNote(`${MANIFEST_FILE} is another one than the note has signed`)
  }
  return time
}
