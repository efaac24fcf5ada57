import type { About as AboutPayload, Language } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { About } from '../../payload-types.ts'
import { BETWEEN } from './default-texts.ts'
import { ROLE_LABELS } from './role-labels.ts'

/** The parts of a text that stand between blank lines or lines; `null` where there are none. */
function partsOf(text: string | null | undefined, between: string): string[] | null {
  const lines = between === BETWEEN.items ? /\s*\n\s*/ : /\s*\n\s*\n\s*/
  const parts = (text ?? '').split(lines).flatMap((part) => part.trim() || [])
  return parts.length > 0 ? parts : null
}

/** The page about the ministry in a language; what is empty there is `null`. */
export function toAbout(about: About, language: Language): AboutPayload {
  const text = about[LANGUAGE_GROUP[language]]
  const heading = (of: 'mission' | 'vision' | 'minister') => text?.[of]?.heading || null
  return {
    title: text?.title || null,
    lead: text?.lead || null,
    overview: {
      heading: text?.overview?.heading || null,
      paragraphs: partsOf(text?.overview?.paragraphs, BETWEEN.paragraphs),
    },
    mission: { heading: heading('mission'), text: text?.mission?.text || null },
    vision: { heading: heading('vision'), text: text?.vision?.text || null },
    values: {
      heading: text?.values?.heading || null,
      items: text?.values?.items?.length
        ? text.values.items.map((item) => ({ title: item.title, text: item.text || null }))
        : null,
    },
    goals: {
      heading: text?.goals?.heading || null,
      items: partsOf(text?.goals?.items, BETWEEN.items),
    },
    minister: { heading: heading('minister') },
    structure: {
      heading: text?.structure?.heading || null,
      lead: text?.structure?.lead || null,
      roles: Object.fromEntries(
        ROLE_LABELS.map(([role]) => [role, text?.structure?.[role] || null]),
      ),
    },
  }
}
