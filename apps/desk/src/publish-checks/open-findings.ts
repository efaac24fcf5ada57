import { APIError, type PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../i18n/messages.ts'
import type { CheckCode } from './checks.ts'
import { type Finding, type FindingView, findingKey, findingView, isRefusal } from './findings.ts'

const NOT_DONE: BothLanguages = {
  en: 'Nothing was changed.',
  so: 'Waxba lama beddelin.',
}

/** Why a document was not published: 422 for a refusal, 409 for questions without an answer. */
export class Unsettled extends APIError {
  readonly code: CheckCode
  readonly findings: readonly FindingView[]

  constructor(req: PayloadRequest | undefined, first: Finding, open: readonly Finding[]) {
    const findings = open.map((finding) => findingView(req, finding))
    const status = open.some(isRefusal) ? 422 : 409
    const messages = [messagesFor(req).t(NOT_DONE), ...findings.map(({ message }) => message)]
    super(messages.join(' '), status, { findings }, true)
    this.code = first.code
    this.findings = findings
  }
}

/** Throws `Unsettled` for refusals, and for questions that were not answered with yes. */
export function refuseOpenFindings(
  req: PayloadRequest | undefined,
  findings: readonly Finding[],
  confirmed: readonly string[],
): void {
  const questions = findings.filter(
    (finding) => !isRefusal(finding) && !confirmed.includes(findingKey(finding)),
  )
  const open = [...findings.filter(isRefusal), ...questions]
  if (open[0]) throw new Unsettled(req, open[0], open)
}
