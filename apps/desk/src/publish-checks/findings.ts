import type { PayloadRequest } from 'payload'
import { type BothLanguages, messagesFor } from '../i18n/messages.ts'
import { CHECKS, type CheckCode } from './checks.ts'

/** Something that a check has found in what is to go public. */
export interface Finding {
  readonly code: CheckCode
  /** What it is about, where one check can find several things: a yes to one is no yes to another. */
  readonly about?: string | number
  /** What stands in the sentence's places. */
  readonly values?: Readonly<Record<string, string | BothLanguages>>
  /** Path at the desk where it can be put right. */
  readonly href?: string
}

/** A finding as somebody is told of it, in their language. */
export interface FindingView {
  /** What a yes to it is called in `confirmed`. */
  readonly key: string
  readonly kind: 'question' | 'refusal'
  readonly message: string
  /** Path at the desk where it can be put right. */
  readonly href?: string
}

export const keyOf = ({ code, about }: Finding): string =>
  about === undefined ? code : `${code}:${about}`

export const isRefusal = ({ code }: Finding): boolean => CHECKS[code].kind === 'refusal'

/** What is found now and was not found in what readers have: nobody is asked the same twice. */
export function newFindings(now: readonly Finding[], before: readonly Finding[]): Finding[] {
  const known = new Set(before.map(keyOf))
  return now.filter((finding) => isRefusal(finding) || !known.has(keyOf(finding)))
}

export function findingView(req: PayloadRequest | undefined, finding: Finding): FindingView {
  const { code, values = {}, href } = finding
  const { t } = messagesFor(req)
  const message = t(CHECKS[code]).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'string' ? value : t(value)
  })
  return { key: keyOf(finding), kind: CHECKS[code].kind, message, ...(href && { href }) }
}
