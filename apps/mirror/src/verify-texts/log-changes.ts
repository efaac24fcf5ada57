import { bareTenderNumber } from '@gaashaan/contract/reference-number'
import {
  entryKey,
  type MirroredText,
  type MirroredVersion,
  textKey,
} from '@gaashaan/contract/texts/mirrored-text'
import { hashFingerprint } from '@gaashaan/contract/texts/text-fingerprints'
import { entriesOf } from '@gaashaan/transparency-log/entry-bundle'
import { decodeEntry, recordOf } from '@gaashaan/transparency-log/log-entry'
import { parseBundlePath, recordsPath, TILE_WIDTH } from '@gaashaan/transparency-log/tile'
import type { CopiedFile } from '../copy-site.ts'
import type { MirrorFolder } from '../mirror-folder.ts'
import type { TextParts } from './text-parts.ts'

const withVersion =
  (version: MirroredVersion) =>
  (text: MirroredText): MirroredText => {
    const others = text.versions.filter(({ index }) => index !== version.index)
    return { ...text, versions: [...others, version].sort((a, b) => a.index - b.index) }
  }

const withoutVersion =
  (erased: number) =>
  (text: MirroredText): MirroredText => ({
    ...text,
    versions: text.versions.filter(({ index }) => index !== erased),
  })

/** Adds an entry of the log to the versions of its text; `json` is its record, `null` for an erased one. */
function addEntry(index: number, bytes: Uint8Array, json: string | null, parts: TextParts): void {
  const entry = decodeEntry(bytes)
  const { at, text } = entry
  const record = json === null ? undefined : recordOf(entry, json)
  if (!record) {
    // The text was removed: nothing but the hash and the day is left of the entry.
    for (const key of parts.withFingerprint(hashFingerprint(text)))
      parts.change(key, withoutVersion(index))
    const version = { index, at, action: 'removed', note: '', text, files: [] } as const
    parts.change(entryKey(index), withVersion(version))
    return
  }
  const { action, id, language, note, files, reference } = record
  const tender = bareTenderNumber(reference)
  const key = id === null ? entryKey(index) : textKey(language, id)
  const version = { index, at, action, note, text, files, ...(tender && { tender }) }
  parts.change(key, withVersion(version))
}

/** Adds what is new in the log to the versions of texts, and takes out what was erased from it. */
export function addLogChanges(
  files: ReadonlyMap<string, CopiedFile>,
  hasChanged: (file: CopiedFile | undefined) => boolean,
  folder: MirrorFolder,
  parts: TextParts,
): void {
  for (const [url, bundle] of files) {
    const place = parseBundlePath(url.replace(/^\/log\//, ''))
    const records = place && files.get(`/log/${recordsPath(place.index)}`)
    if (!records || !(hasChanged(bundle) || hasChanged(records))) continue
    const jsons = JSON.parse(folder.read(records.path).toString()) as (string | null)[]
    for (const [at, bytes] of entriesOf(folder.read(bundle.path)).entries()) {
      addEntry(place.index * TILE_WIDTH + at, bytes, jsons[at] ?? null, parts)
    }
  }
}
