import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { fingerprintsPart } from '@gaashaan/contract/texts/mirrored-text'
import type { MirrorFolder } from '../mirror-folder.ts'

/** That a text, by its key, has a fingerprint now, or has it no longer. */
export interface FingerprintChange {
  readonly fingerprint: number
  readonly key: string
  readonly isAdded: boolean
}

/**
 * Keeps changes of fingerprints on disk by the name of their part, so that a run of any length reads and
 * writes each part once.
 */
export function openFingerprintChanges(folder: MirrorFolder) {
  const changed = new Set<string>()
  return {
    add(changes: readonly FingerprintChange[]): void {
      const byPart = Map.groupBy(changes, ({ fingerprint }) => fingerprintsPart(fingerprint))
      for (const [name, ofPart] of byPart) {
        const lines = ofPart.map(
          ({ fingerprint, key, isAdded }) => `${fingerprint} ${key} ${isAdded ? '+' : '-'}\n`,
        )
        appendFileSync(folder.noteFile(name), lines.join(''))
        changed.add(name)
      }
    },
    /** Each part that changes, with its changes in the order in which they were added; then none are left. */
    *take(): Generator<readonly [name: string, changes: readonly FingerprintChange[]]> {
      for (const name of changed) {
        const file = folder.noteFile(name)
        const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
        rmSync(file)
        yield [
          name,
          lines.map((line) => {
            const [fingerprint, key = '', sign] = line.split(' ')
            return { fingerprint: Number(fingerprint), key, isAdded: sign === '+' }
          }),
        ]
      }
      changed.clear()
    },
  }
}
