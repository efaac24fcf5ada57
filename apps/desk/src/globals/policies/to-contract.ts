import type { Language, Policy } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { TermsOfUse } from '../../payload-types.ts'
import { parseSection } from './section-text.ts'

/** A policy in a language. All policies have the same fields as the terms of use. */
export function toPolicy(page: TermsOfUse, language: Language): Policy {
  const text = page[LANGUAGE_GROUP[language]]
  const sections = (text?.sections ?? []).map((section) => {
    const { paragraphs, list } = parseSection(section.text)
    return { heading: section.heading, paragraphs: [...paragraphs], list: list ? [...list] : null }
  })
  return {
    title: text?.title || null,
    lead: text?.lead || null,
    sections: sections.length > 0 ? sections : null,
    updated_at: page.updatedAt ?? null,
  }
}
