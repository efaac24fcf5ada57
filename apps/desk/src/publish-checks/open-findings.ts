import { APIError, type PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../i18n/messages.ts'
import type { CheckCode } from './checks.ts'
import { type Finding, type FindingView, findingView, isRefusal, keyOf } from './findings.ts'

const NOT_DONE: BothLanguages = {
  en: 'Nothing was changed.',
  so: 'Waxba lama beddelin.',
}

/** Why something did not go public: what refuses it, else what has to be answered first. */
export class Unsettled extends APIError {
  readonly code: CheckCode
  readonly findings: readonly FindingView[]

  constructor(req: PayloadRequest | undefined, open: readonly [Finding, ...Finding[]]) {
    const findings = open.map((finding) => findingView(req, finding))
    const status = open.some(isRefusal) ? 422 : 409
    const messages = [messagesFor(req).t(NOT_DONE), ...findings.map(({ message }) => message)]
    super(messages.join(' '), status, { findings }, true)
    this.code = open[0].code
    this.findings = findings
  }
}

/** Refuses what a check refuses, and what it asks about until somebody has said yes to it. */
export function settle(
  req: PayloadRequest | undefined,
  findings: readonly Finding[],
  confirmed: readonly string[],
): void {
  const refusals = findings.filter(isRefusal)
  const open = findings.filter(
    (finding) => !isRefusal(finding) && !confirmed.includes(keyOf(finding)),
  )
  const [first, ...rest] = [...refusals, ...open]
  if (first) throw new Unsettled(req, [first, ...rest])
}
