import type { TreeHead } from './proofs/proof.ts'
import { openNote, signNote, UntrustedNote } from './signed-note.ts'
import type { NoteSigner, NoteVerifier } from './signing-key.ts'
import { HASH_BYTES } from './tile.ts'

/** A log's name, and its tree at one moment. */
export interface Checkpoint extends TreeHead {
  readonly origin: string
}

/** A signed checkpoint (C2SP tlog-checkpoint). */
export function signCheckpoint(
  { origin, size, root }: Checkpoint,
  signers: readonly NoteSigner[],
): string {
  return signNote(`${origin}\n${size}\n${Buffer.from(root).toString('base64')}\n`, signers)
}

/**
 * The checkpoint in a note that one of the keys has signed. Throws `UntrustedNote` where none has, for
 * another log's checkpoint, and for a malformed one.
 */
export function openCheckpoint(
  note: string,
  origin: string,
  verifiers: readonly NoteVerifier[],
): Checkpoint {
  const [name, digits = '', encoded = ''] = openNote(note, verifiers).split('\n')
  if (name !== origin) throw new UntrustedNote(`the checkpoint is of ${name}, not of ${origin}`)
  const size = /^(?:0|[1-9]\d*)$/.test(digits) ? Number(digits) : Number.NaN
  const root = Buffer.from(encoded, 'base64')
  const isCanonical = root.toString('base64') === encoded
  if (!Number.isSafeInteger(size) || root.length !== HASH_BYTES || !isCanonical) {
    throw new UntrustedNote('the checkpoint is malformed')
  }
  return { origin, size, root }
}

/** The size of the tree that a checkpoint says to be of (C2SP tlog-checkpoint, "Note text"), signed or not. */
export const sizeIn = (checkpoint: string): number => Number(checkpoint.split('\n')[1] ?? 0)
