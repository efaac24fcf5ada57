import { data } from 'react-router'
import { readFormData, textOf } from '../../contact-message/read-contact-form.ts'
import type { Visit } from '../../context.ts'
import type { verifyPage } from '../../messages/so/verify-page.server.ts'
import { FILE_HASH, fileHash } from '../../verify/file-hash.ts'
import { MAX_ASKED_CHARS, type VerifyOutcome, type VerifyQuestion } from '../../verify/verify.ts'
import { presentVerdict, type Verdict } from './present-verdict.server.ts'
import { readQuestion } from './read-question.ts'

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
  const outcome = await askInTurn(visit, question.questions)
  if (outcome.state !== 'ready') return { asked, status: 503, error: messages[outcome.state] }
  const { answer, isBehind } = outcome
  // What was published a moment ago may not be in the index yet; nobody is warned of that.
  const isWarning = answer.kind === 'found' ? answer.likeness === 'differs' : answer.kind === 'none'
  if (isWarning && isBehind) return { asked, status: 503, error: messages.preparing }
  if (answer.kind === 'tooShort') return { asked, status: 400, error: messages.tooShort }
  if (answer.kind === 'none' && question.kind === 'number') {
    const { noneNumber: heading, noneNumberHint } = messages
    return {
      asked,
      status: 200,
      verdict: { tone: 'unknown', heading, sentences: [noneNumberHint] },
    }
  }
  return { asked, status: 200, verdict: presentVerdict(answer, messages, language) }
}

/** What the page says of a file: of its hash, or of the file itself where a browser has no scripts. */
async function checkFile(form: FormData, visit: Visit, messages: Messages) {
  const file = form.get('file')
  const hash = file instanceof File && file.size > 0 ? await fileHash(file) : textOf(form, 'hash')
  if (!FILE_HASH.test(hash)) return { asked: '', status: 400, fileError: messages.file.missing }
  const { status, error, verdict } = await checkAsked(hash, visit, messages)
  return { asked: '', status, verdict, fileError: error }
}

/** What the page says of a posted text or file, which is neither kept nor logged. */
export async function checkPosted(request: Request, visit: Visit, messages: Messages) {
  const form = await readFormData(request)
  const checked: Checked = form.has('hash')
    ? await checkFile(form, visit, messages)
    : await checkAsked(textOf(form, 'text'), visit, messages)
  return data(checked, { status: checked.status })
}
