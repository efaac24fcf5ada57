import type { NoteSigner, NoteVerifier } from './signing-key.ts'

/** Signatures that a note may have (C2SP signed-note, "Format": at least 16). */
const MAX_SIGNATURES = 16

const ID_BYTES = 4

const SIGNATURE = /^— ([^\s+]+) ([A-Za-z0-9+/]+=*)$/

/** A text with a signature of each key. The text ends with a line feed (C2SP signed-note, "Format"). */
export function signNote(text: string, signers: readonly NoteSigner[]): string {
  const lines = signers.map(({ verifier: { name, id }, sign }) => {
    const signature = Buffer.concat([id, sign(text)]).toString('base64')
    return `— ${name} ${signature}\n`
  })
  return `${text}\n${lines.join('')}`
}

/** Why a note is not to be trusted. */
export class UntrustedNote extends Error {}

/**
 * The text of a note that one of the keys at least has signed. Throws `UntrustedNote` for a malformed
 * note, one without a signature of these keys, or one where such a signature is wrong; signatures of
 * other keys count for nothing (C2SP signed-note, "Signatures").
 */
export function openNote(note: string, verifiers: readonly NoteVerifier[]): string {
  const end = note.lastIndexOf('\n\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a note must have none but line feeds.
  if (end < 0 || !note.endsWith('\n') || /[\0-\x09\x0b-\x1f]/.test(note)) {
    throw new UntrustedNote('the note is malformed')
  }
  const text = note.slice(0, end + 1)
  const lines = note.slice(end + 2, -1).split('\n')
  if (lines.length > MAX_SIGNATURES) throw new UntrustedNote('the note has too many signatures')
  let isSigned = false
  for (const line of lines) {
    const [, name, encoded = ''] = SIGNATURE.exec(line) ?? []
    const bytes = Buffer.from(encoded, 'base64')
    if (name === undefined || bytes.length <= ID_BYTES) {
      throw new UntrustedNote('a signature of the note is malformed')
    }
    const id = bytes.subarray(0, ID_BYTES)
    const key = verifiers.find((verifier) => verifier.name === name && verifier.id.equals(id))
    if (!key) continue
    if (!key.verify(text, bytes.subarray(ID_BYTES))) {
      throw new UntrustedNote(`the signature of ${name} is wrong`)
    }
    isSigned = true
  }
  if (!isSigned) throw new UntrustedNote('no known key has signed the note')
  return text
}
