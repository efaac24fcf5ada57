import {
  FINGERPRINT_PARTS,
  type FingerprintsPart,
  fingerprintsPart,
  isEmptyText,
  MAX_TEXTS_OF_FINGERPRINT,
  type MirroredText,
  PARTS_FOLDER,
  partData,
  partScript,
  type TextsPart,
  textFingerprints,
  textsPart,
} from '@gaashaan/contract/texts/mirrored-text'
import type { MirrorFile } from '@gaashaan/transparency-log/mirror-manifest'
import { factsOf, type MirrorFolder } from '../mirror-folder.ts'
import { type FingerprintChange, openFingerprintChanges } from './fingerprint-changes.ts'

/** Changed texts that wait in memory until they are written. */
export const MAX_PENDING_TEXTS = 5_000

/** What becomes of a text; one that is not known yet is empty. */
type Change = (text: MirroredText) => MirroredText

const NO_TEXT: MirroredText = { versions: [] }

export type TextParts = ReturnType<typeof openTextParts>

const partPath = (name: string) => `${PARTS_FOLDER}/${name}.js`

function changeFingerprints(
  part: FingerprintsPart,
  changes: readonly FingerprintChange[],
): FingerprintsPart {
  const fingerprints: Record<string, readonly string[] | null> = { ...part }
  for (const { fingerprint, key, isAdded } of changes) {
    const known = fingerprints[fingerprint]
    if (known === null) continue
    const others = known?.filter((other) => other !== key) ?? []
    const keys = isAdded ? [...others, key].sort() : others
    fingerprints[fingerprint] = keys.length > MAX_TEXTS_OF_FINGERPRINT ? null : keys
    if (keys.length === 0) delete fingerprints[fingerprint]
  }
  return fingerprints
}

/**
 * The parts by which the pages of a mirror check a text: those of the former mirror, in which a run changes
 * what has changed. `former` are its files.
 */
export function openTextParts(folder: MirrorFolder, former: readonly MirrorFile[]) {
  const files = new Map(
    former
      .filter(({ path }) => path.startsWith(`${PARTS_FOLDER}/`) && folder.has(path))
      .map((file) => [file.path, file]),
  )
  const pending = new Map<string, Change[]>()
  const fingerprintChanges = openFingerprintChanges(folder)

  function read<Part>(name: string): Part {
    const path = partPath(name)
    return (files.has(path) ? partData(folder.read(path).toString()) : {}) as Part
  }

  function write(name: string, data: TextsPart | FingerprintsPart): void {
    const path = partPath(name)
    const script = partScript(name, data)
    const facts = factsOf(Buffer.from(script))
    if (files.get(path)?.sha256 === facts.sha256) return
    folder.stage(path, script)
    files.set(path, { path, ...facts })
  }

  /** Changes the texts that wait, and notes what has changed among their fingerprints. */
  function writeTexts(): void {
    const changes: FingerprintChange[] = []
    for (const [name, keys] of Map.groupBy(pending.keys(), textsPart)) {
      const texts = { ...read<TextsPart>(name) }
      for (const key of keys) {
        const before = texts[key] ?? NO_TEXT
        const after = pending.get(key)?.reduce((text, change) => change(text), before) ?? before
        texts[key] = after
        if (isEmptyText(after)) delete texts[key]
        const [old, now] = [textFingerprints(key, before), textFingerprints(key, after)]
        for (const fingerprint of old)
          if (!now.has(fingerprint)) changes.push({ fingerprint, key, isAdded: false })
        for (const fingerprint of now)
          if (!old.has(fingerprint)) changes.push({ fingerprint, key, isAdded: true })
      }
      write(name, texts)
    }
    fingerprintChanges.add(changes)
    pending.clear()
  }

  return {
    /** Changes a text, at the latest when the parts are listed. */
    change(key: string, change: Change): void {
      const changes = pending.get(key) ?? []
      pending.set(key, [...changes, change])
      if (pending.size >= MAX_PENDING_TEXTS) writeTexts()
    },
    /** The keys of the texts with a fingerprint, as the parts were listed last. */
    withFingerprint: (fingerprint: number) =>
      read<FingerprintsPart>(fingerprintsPart(fingerprint))[fingerprint] ?? [],
    /** Writes all that waits. The result is every part, those without a fingerprint too: no page asks in vain. */
    list(): readonly MirrorFile[] {
      writeTexts()
      for (const [name, changes] of fingerprintChanges.take()) {
        write(name, changeFingerprints(read(name), changes))
      }
      for (let part = 0; part < FINGERPRINT_PARTS; part += 1) {
        const name = fingerprintsPart(part)
        if (!files.has(partPath(name))) write(name, {})
      }
      return [...files.values()]
    },
  }
}
