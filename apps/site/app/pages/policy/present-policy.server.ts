import type { Language, Policy, PolicyName } from '@gaashaan/contract'
import { policyTexts as en } from '@gaashaan/contract/defaults/en/policies'
import { policyTexts as so } from '@gaashaan/contract/defaults/so/policies'
import { mergeTexts } from '../merge-texts.ts'

/** When the default texts were last revised. */
const REVISED_AT = '2026-11-21T00:00:00+03:00'

/** A policy in a language: the default text, with the ministry's changes. */
export function presentPolicy(name: PolicyName, language: Language, policy?: Policy | null) {
  const defaults = { ...(language === 'SO' ? so : en)[name], updatedAt: REVISED_AT }
  const sections = policy?.sections?.map(({ list, ...section }) => ({
    ...section,
    ...(list && { list }),
  }))
  return mergeTexts(defaults, policy && { ...policy, sections, updatedAt: policy.updated_at })
}
