import { openNote, signNote, UntrustedNote } from './signed-note.ts'
import { type NoteSigner, type NoteVerifier, parseVerifier } from './signing-key.ts'

/** The first line, by which a list of keys is never read as a checkpoint, nor the other way round. */
const headingOf = (origin: string) => `keys of ${origin}`

/** The public keys of a log, the newest first, as a note that each of them signs. */
export function signKeyList(origin: string, signers: readonly NoteSigner[]): string {
  const lines = signers.map(({ verifier }) => `${verifier.line}\n`)
  return signNote(`${headingOf(origin)}\n${lines.join('')}`, signers)
}

/** The keys that a list names, before anybody has vouched for them. */
function namedKeys(note: string, origin: string): NoteVerifier[] {
  const end = note.indexOf('\n\n')
  const [heading, ...lines] = note.slice(0, Math.max(end, 0)).split('\n')
  if (heading !== headingOf(origin) || lines.length === 0) {
    throw new UntrustedNote('the list of keys is malformed')
  }
  return lines.map(parseVerifier)
}

/**
 * The keys of a list that one of the known keys has signed. Who knows none yet takes those that the list
 * names, if they signed it. Throws `UntrustedNote` for any other list.
 */
export function openKeyList(
  note: string,
  origin: string,
  known: readonly NoteVerifier[] = [],
): NoteVerifier[] {
  const named = namedKeys(note, origin)
  openNote(note, known.length > 0 ? known : named)
  return named
}
