import type { PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../i18n/messages.ts'
import { CHECKS, type CheckCode } from './checks.ts'

/** Something that a check has found in a document. */
export interface Finding {
  readonly code: CheckCode
  /** Tells apart several findings of one check: each of them is answered by itself. */
  readonly about?: string | number
  /** Values for the placeholders of the message. */
  readonly values?: Readonly<Record<string, string | BothLanguages>>
  /** Path at the desk where it can be corrected. */
  readonly href?: string
}

/** A finding as a person sees it. */
export interface FindingView {
  /** Its name in `confirmed`, the list of questions that were answered with yes. */
  readonly key: string
  readonly kind: 'question' | 'refusal'
  readonly message: string
  readonly href?: string
}

export const findingKey = ({ code, about }: Finding): string =>
  about === undefined ? code : `${code}:${about}`

export const isRefusal = ({ code }: Finding): boolean => CHECKS[code].kind === 'refusal'

/** Refusals, and the questions that did not arise about what readers have already. */
export function newFindings(now: readonly Finding[], before: readonly Finding[]): Finding[] {
  const earlier = new Set(before.map(findingKey))
  return now.filter((finding) => isRefusal(finding) || !earlier.has(findingKey(finding)))
}

export function findingView(req: PayloadRequest | undefined, finding: Finding): FindingView {
  const { code, values = {}, href } = finding
  const { t } = messagesFor(req)
  const message = t(CHECKS[code]).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    return typeof value === 'string' ? value : t(value)
  })
  return { key: findingKey(finding), kind: CHECKS[code].kind, message, ...(href && { href }) }
}
