/** The first line of the note in a PDF, by which it is never read as another note of the log. */
const FORMAT = 'gaashaan-signed-pdf/v1'

/** The comment lines that hold the note begin with this; the first one alone with `BEGIN`. */
const BEGIN = '%signed-note-begin\n'
const LINE = '%|'

/** The note at the end of a PDF, and the bytes that it is about. */
export interface PdfNote {
  /** A signed note (C2SP signed-note), before anybody has checked it. */
  readonly note: string
  /** How many bytes of the file come before the note's comment. */
  readonly signedBytes: number
}

/** What the note in a PDF says. */
export interface SignedPdf {
  /** The log whose key signs it. */
  readonly origin: string
  /** The reference number that readers see, `WG-34`. */
  readonly reference: string
  readonly language: 'SO' | 'EN'
  /** SHA-256 of the canonical text, as the log's entry has it. */
  readonly text: string
  /** SHA-256 of the bytes before the note's comment. */
  readonly sha256: string
}

/** The text that is signed. */
export const signedPdfText = ({ origin, reference, language, text, sha256 }: SignedPdf): string =>
  [FORMAT, origin, reference, language, text, sha256, ''].join('\n')

/** What a note's text says; `undefined` for a text of another format. */
export function parseSignedPdfText(noteText: string): SignedPdf | undefined {
  const [format, origin = '', reference = '', language, text = '', sha256 = '', ...rest] =
    noteText.split('\n')
  const isHash = (hash: string) => /^[0-9a-f]{64}$/.test(hash)
  if (format !== FORMAT || rest.join() !== '' || !isHash(text) || !isHash(sha256)) return undefined
  if (language !== 'SO' && language !== 'EN') return undefined
  return { origin, reference, language, text, sha256 }
}

/** The comment with a note, which readers of PDF skip: what follows `%` is not theirs (ISO 32000-1, 7.2.3). */
export function pdfComment(note: string): Uint8Array {
  const lines = note.slice(0, -1).split('\n')
  return new TextEncoder().encode(BEGIN + lines.map((line) => `${LINE}${line}\n`).join(''))
}

/** Most bytes of a note's comment: those of a few keys. */
const MAX_COMMENT_BYTES = 16 * 1024

/**
 * The note at the very end of a PDF; `undefined` where there is none. Runs in browsers too. A comment
 * that anything follows is no note: what follows would not be signed.
 */
export function findPdfNote(pdf: Uint8Array): PdfNote | undefined {
  const start = Math.max(0, pdf.length - MAX_COMMENT_BYTES)
  // One character for each byte, so that an index into the text is one into the bytes.
  const tail = new TextDecoder('latin1').decode(pdf.subarray(start))
  const begin = tail.lastIndexOf(BEGIN)
  if (begin < 0 || !tail.endsWith('\n')) return undefined
  const comment = new TextDecoder().decode(pdf.subarray(start + begin + BEGIN.length))
  const lines = comment.slice(0, -1).split('\n')
  if (!lines.every((line) => line.startsWith(LINE))) return undefined
  const note = lines.map((line) => `${line.slice(LINE.length)}\n`).join('')
  return { note, signedBytes: start + begin }
}
