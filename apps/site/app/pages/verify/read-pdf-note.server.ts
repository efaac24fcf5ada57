import { idInReference } from '@gaashaan/contract/reference-number'
import { openKeyList } from '@gaashaan/transparency-log/key-list'
import { openPdfNote } from '@gaashaan/transparency-log/sign-pdf'
import { UntrustedNote } from '@gaashaan/transparency-log/signed-note'
import { logHead } from '../../api/transparency-log.ts'
import type { Transport } from '../../api/transport.ts'
import type { VerifyQuestion } from '../../verify/verify.ts'

/**
 * What the signed note in a PDF asks: which version it is. `forged` where the note is not the log's, or is
 * about other bytes; `away` where the log's keys cannot be read now.
 */
export async function readPdfNote(
  transport: Transport,
  note: string,
  hash: string,
): Promise<VerifyQuestion | 'forged' | 'away'> {
  const head = await logHead(transport)
  if (head.state !== 'loaded') return 'away'
  const origin = head.data.checkpoint.split('\n')[0] ?? ''
  try {
    // A posted form has CR LF, a note has line feeds alone.
    const lines = note.replaceAll('\r\n', '\n')
    const facts = openPdfNote(lines, hash, origin, openKeyList(head.data.keys, origin))
    const { reference, language, text } = facts
    const id = idInReference(reference)
    return id === undefined ? 'forged' : { kind: 'signedPdf', id, language, text }
  } catch (error) {
    if (error instanceof UntrustedNote) return 'forged'
    throw error
  }
}
