import type { Language, Policy, PolicyName } from '@gaashaan/contract'
import { policyTexts as en } from '@gaashaan/contract/defaults/en/policies'
import { type PolicyText, policyTexts as so } from '@gaashaan/contract/defaults/so/policies'

/** When the site's own texts were last revised. */
const REVISED = '2026-11-21T00:00:00+03:00'

/** A page of plain text as it is shown. */
export interface PolicyPage extends PolicyText {
  /** ISO instant. */
  readonly updatedAt: string
}

/** A policy in a language: the ministry's, and the site's own text where one of its parts is empty. */
export function presentPolicy(
  name: PolicyName,
  language: Language,
  told?: Policy | null,
): PolicyPage {
  const own = (language === 'SO' ? so : en)[name]
  if (!told) return { ...own, updatedAt: REVISED }
  return {
    title: told.title || own.title,
    lead: told.lead || own.lead,
    sections: told.sections?.length
      ? told.sections.map(({ list, ...section }) => ({ ...section, ...(list && { list }) }))
      : own.sections,
    updatedAt: told.updated_at || REVISED,
  }
}
