import { idInReference } from '@gaashaan/contract/reference-number'
import { data } from 'react-router'
import { readFormData, textOf } from '../../contact-message/read-contact-form.ts'
import type { Visit } from '../../context.ts'
import type { verifyPage } from '../../messages/so/verify-page.server.ts'
import { FILE_HASH, fileHashes } from '../../verify/file-hash.ts'
import { LIKENESS } from '../../verify/picture-likeness.ts'
import { MAX_ASKED_CHARS, type VerifyOutcome, type VerifyQuestion } from '../../verify/verify.ts'
import { presentVerdict, type Verdict } from './present-verdict.server.ts'
import { readPdfNote } from './read-pdf-note.server.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'

type Messages = typeof verifyPage

/** The answer to the first question that has one, or to the last. */
async function askInTurn({ transport }: Visit, questions: readonly VerifyQuestion[]) {
  let outcome: VerifyOutcome = { state: 'away' }
  for (const question of questions) {
    outcome = await transport.verify(question)
    if (outcome.state !== 'ready' || outcome.answer.kind !== 'none') return outcome
  }
  return outcome
}

export interface Checked {
  /** As it was pasted. */
  readonly asked: string
  /** HTTP status: 503 where the site cannot tell now (RFC 9110 §15.6.4). */
  readonly status: number
  /** What is wrong with the text, or with the file. */
  readonly error?: string
  readonly fileError?: string
  readonly verdict?: Verdict
}

/** What the page says of questions, the first of which that has an answer counts. */
async function checkQuestions(
  { kind, questions }: Extract<ReadQuestion, { questions: unknown }>,
  visit: Visit,
  messages: Messages,
  asked = '',
): Promise<Checked> {
  const outcome = await askInTurn(visit, questions)
  if (outcome.state !== 'ready') return { asked, status: 503, error: messages[outcome.state] }
  const { answer, isBehind } = outcome
  // What was published a moment ago may not be in the index yet; nobody is warned of that.
  const isWarning = answer.kind === 'found' ? answer.likeness === 'differs' : answer.kind === 'none'
  if (isWarning && isBehind) return { asked, status: 503, error: messages.preparing }
  if (answer.kind === 'tooShort') return { asked, status: 400, error: messages.tooShort }
  if (answer.kind === 'none' && kind === 'number') {
    const { noneNumber: heading, noneNumberHint } = messages
    return {
      asked,
      status: 200,
      verdict: { tone: 'unknown', heading, sentences: [noneNumberHint] },
    }
  }
  return { asked, status: 200, verdict: presentVerdict(answer, messages, visit.language) }
}

async function checkAsked(asked: string, visit: Visit, messages: Messages): Promise<Checked> {
  const { language, settings } = visit
  const question = readQuestion(asked, language, settings.siteUrl)
  if (question.kind === 'empty') return { asked, status: 400, error: messages.empty }
  if (question.kind === 'tooLong') {
    return { asked, status: 400, error: messages.tooLong(MAX_ASKED_CHARS) }
  }
  if (question.kind === 'foreign') {
    const sentences = [messages.foreignHint(question.host), messages.noneHint]
    const verdict = { tone: 'bad', heading: messages.foreignLink, sentences } as const
    return { asked, status: 200, verdict }
  }
  return checkQuestions(question, visit, messages, asked)
}

/** What the page says of a PDF with a signed note. */
async function checkNote(note: string, hash: string, visit: Visit, messages: Messages) {
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
  return { asked: '', status: 200, verdict: presentVerdict(answer, messages, visit.language) }
}

/** What the page says of a file: of its hash and its look, or of the file itself where it was sent. */
async function checkFile(form: FormData, visit: Visit, messages: Messages): Promise<Checked> {
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

/** What the page says of a reference number in its address, as the QR code of a press release has it. */
export async function checkNumber(url: string, visit: Visit, messages: Messages) {
  const number = new URL(url).searchParams.get('number') ?? ''
  return idInReference(number) === undefined ? undefined : checkAsked(number, visit, messages)
}

/** What the page says of a posted text or file, which is neither kept nor logged. */
export async function checkPosted(request: Request, visit: Visit, messages: Messages) {
  const form = await readFormData(request)
  const checked: Checked = form.has('hash')
    ? await checkFile(form, visit, messages)
    : await checkAsked(textOf(form, 'text'), visit, messages)
  return data(checked, { status: checked.status })
}
