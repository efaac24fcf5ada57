import type { VerifiedEntry } from './verify-log.ts'

/** What a log says last of a text in one language. */
export interface LatestVersion {
  readonly entry: VerifiedEntry
  readonly index: number
  readonly recorded: NonNullable<VerifiedEntry['recorded']>
}

/** A text in one language: `post 12 so`. A post keeps its number when it moves to another kind. */
export const textKey = (kind: string, id: number | null, language: string): string =>
  `${kind === 'alert' ? kind : 'post'} ${id ?? ''} ${language}`

/**
 * The last version of each text, by `textKey`, and what is wrong with how they follow each other: each
 * entry names the one before it of the same text. One that was erased can no longer be told apart.
 */
export function latestVersions(entries: readonly VerifiedEntry[]) {
  const latest = new Map<string, LatestVersion>()
  const faults: string[] = []
  for (const [index, entry] of entries.entries()) {
    const { recorded } = entry
    if (!recorded) continue
    const { kind, id, language, follows } = recorded
    const key = textKey(kind, id, language)
    const expected = latest.get(key)?.index ?? null
    const isErased = follows !== null && follows < index && !entries[follows]?.recorded
    if (follows !== expected && !isErased) {
      faults.push(`Entry ${index} follows ${follows}, but the last one of the text is ${expected}.`)
    }
    latest.set(key, { entry, index, recorded })
  }
  return { latest, faults }
}
