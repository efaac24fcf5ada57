import { data } from 'react-router'
import { readFormData, textOf } from '../../contact-message/read-contact-form.ts'
import type { Visit } from '../../context.ts'
import { FILE_HASH, fileHashes } from '../../verify/file-hash.ts'
import { LIKENESS } from '../../verify/picture-likeness.ts'
import type { VerifyQuestion } from '../../verify/verify.ts'
import { type Checked, checkPastedText, checkQuestions } from './check-question.server.ts'
import { presentVerdict } from './present-verdict.server.ts'
import { readPdfNote } from './read-pdf-note.server.ts'
import type { VerifyMessages } from './verify-messages.server.ts'

/** What the page says of a PDF with a signed note. */
async function checkNote(note: string, hash: string, visit: Visit, messages: VerifyMessages) {
  const question = await readPdfNote(visit.transport, note, hash)
  if (question === 'away') return { asked: '', status: 503, fileError: messages.away }
  if (question === 'forged') {
    const { forgedPdf: heading, forgedPdfHint } = messages
    const verdict = { tone: 'bad', heading, sentences: [forgedPdfHint] } as const
    return { asked: '', status: 200, verdict }
  }
  const outcome = await visit.transport.verify(question)
  if (outcome.state !== 'ready') {
    return { asked: '', status: 503, fileError: messages[outcome.state] }
  }
  const { answer, isBehind } = outcome
  // The ministry has signed it: what the index does not have is not in it yet, or was erased.
  if (answer.kind !== 'found' && isBehind) {
    return { asked: '', status: 503, fileError: messages.preparing }
  }
  return { asked: '', status: 200, verdict: presentVerdict(answer, messages) }
}

/** What the page says of a file: of its hash and its look, or of the file itself where it was sent. */
async function checkFile(form: FormData, visit: Visit, messages: VerifyMessages): Promise<Checked> {
  const sent = form.get('file')
  const file = sent instanceof File && sent.size > 0 ? sent : undefined
  const posted = {
    hash: textOf(form, 'hash'),
    note: textOf(form, 'note'),
    noteHash: textOf(form, 'noteHash'),
  }
  const { hash, note, noteHash } = file ? await fileHashes(file) : posted
  if (!FILE_HASH.test(hash)) return { asked: '', status: 400, fileError: messages.file.missing }
  if (note !== '') return checkNote(note, noteHash, visit, messages)
  const likeness = textOf(form, 'likeness')
  const questions: VerifyQuestion[] = [
    { kind: 'file', sha256: hash.toLowerCase() },
    ...(LIKENESS.test(likeness) ? [{ kind: 'picture', likeness } as const] : []),
  ]
  const checked = await checkQuestions({ kind: 'questions', questions }, visit, messages)
  const { status, error, verdict } = checked
  if (file?.type.startsWith('image/') && verdict?.tone === 'unknown') {
    return { asked: '', status: 400, fileError: messages.file.needsScripts }
  }
  return { asked: '', status, verdict, fileError: error }
}

/** What the page says of a posted text or file, which is neither kept nor logged. */
export async function checkPosted(request: Request, visit: Visit, messages: VerifyMessages) {
  const form = await readFormData(request)
  const checked: Checked = form.has('hash')
    ? await checkFile(form, visit, messages)
    : await checkPastedText(textOf(form, 'text'), visit, messages)
  return data(checked, { status: checked.status })
}
