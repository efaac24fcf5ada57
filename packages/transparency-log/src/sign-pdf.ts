import { createHash } from 'node:crypto'
import { openNote, signNote, UntrustedNote } from './signed-note.ts'
import {
  findPdfNote,
  parseSignedPdfText,
  pdfComment,
  type SignedPdf,
  signedPdfText,
} from './signed-pdf.ts'
import type { NoteSigner, NoteVerifier } from './signing-key.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A PDF with a signed note about all its bytes behind them. */
export function signPdf(
  pdf: Uint8Array,
  facts: Omit<SignedPdf, 'sha256'>,
  signers: readonly NoteSigner[],
): Buffer {
  const note = signNote(signedPdfText({ ...facts, sha256: sha256(pdf) }), signers)
  return Buffer.concat([pdf, pdfComment(note)])
}

/**
 * What the note says that one of a log's keys has signed about bytes of this hash. Throws `UntrustedNote`
 * for a note without such a signature, of another log or format, or about other bytes.
 */
export function openPdfNote(
  note: string,
  hash: string,
  origin: string,
  verifiers: readonly NoteVerifier[],
): SignedPdf {
  const facts = parseSignedPdfText(openNote(note, verifiers))
  if (facts?.origin !== origin) throw new UntrustedNote('the note is not about a PDF of this log')
  if (facts.sha256 !== hash) throw new UntrustedNote('the PDF was changed after it was signed')
  return facts
}

/** What the note in a PDF says, as `openPdfNote`; throws `UntrustedNote` for a PDF without a note too. */
export function openSignedPdf(
  pdf: Uint8Array,
  origin: string,
  verifiers: readonly NoteVerifier[],
): SignedPdf {
  const found = findPdfNote(pdf)
  if (!found) throw new UntrustedNote('the PDF has no signed note')
  const { note, signedBytes } = found
  return openPdfNote(note, sha256(pdf.subarray(0, signedBytes)), origin, verifiers)
}
