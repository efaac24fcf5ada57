import type { Language } from '@gaashaan/contract'
import { idInReference } from '@gaashaan/contract/reference-number'
import {
  MAX_ASKED_CHARS,
  type QueryVerify,
  type VerifyOutcome,
  type VerifyQuestion,
} from '../../verify/verify.ts'
import { presentVerdict, type Verdict } from './present-verdict.server.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'
import type { VerifyMessages } from './verify-messages.server.ts'

/** Who asks, and whom. */
export interface VerifyVisit {
  readonly language: Language
  readonly settings: { readonly siteUrl: string }
  readonly transport: { readonly verify: QueryVerify }
}

/** The answer to the first question that has one, or to the last. */
async function askInTurn({ transport }: VerifyVisit, questions: readonly VerifyQuestion[]) {
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
export async function checkQuestions(
  { kind, questions }: Extract<ReadQuestion, { questions: unknown }>,
  visit: VerifyVisit,
  messages: VerifyMessages,
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
  return { asked, status: 200, verdict: presentVerdict(answer, messages) }
}

/** What the page says of a text, a link or a number that was pasted. */
export async function checkPastedText(
  asked: string,
  visit: VerifyVisit,
  messages: VerifyMessages,
): Promise<Checked> {
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

/** What the page says of a reference number in its address, as the QR code of a press release has it. */
export async function checkNumber(url: string, visit: VerifyVisit, messages: VerifyMessages) {
  const number = new URL(url).searchParams.get('number') ?? ''
  return idInReference(number) === undefined ? undefined : checkPastedText(number, visit, messages)
}
