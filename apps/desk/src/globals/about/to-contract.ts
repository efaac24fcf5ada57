import { type About as AboutPayload, type Language, LEADERSHIP_ROLES } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { About } from '../../payload-types.ts'

/** The offices in the section on the ministry's structure, in the order of the page. */
export const STRUCTURE_ROLES = [...LEADERSHIP_ROLES, 'armyLeadership'] as const

const LINE_BREAK = /\s*\n\s*/
const EMPTY_LINE = /\s*\n\s*\n\s*/

/** The parts of a text between separators; `null` where there are none. */
function splitText(text: string | null | undefined, separator: RegExp): string[] | null {
  const parts = (text ?? '').split(separator).flatMap((part) => part.trim() || [])
  return parts.length > 0 ? parts : null
}

/** The page about the ministry in a language; empty texts are `null`. */
export function toAbout(about: About, language: Language): AboutPayload {
  const { title, lead, overview, mission, vision, values, goals, minister, structure } =
    about[LANGUAGE_GROUP[language]] ?? {}
  return {
    title: title || null,
    lead: lead || null,
    overview: {
      heading: overview?.heading || null,
      paragraphs: splitText(overview?.paragraphs, EMPTY_LINE),
    },
    mission: { heading: mission?.heading || null, text: mission?.text || null },
    vision: { heading: vision?.heading || null, text: vision?.text || null },
    values: {
      heading: values?.heading || null,
      items: values?.items?.length
        ? values.items.map((item) => ({ title: item.title, text: item.text || null }))
        : null,
    },
    goals: { heading: goals?.heading || null, items: splitText(goals?.items, LINE_BREAK) },
    minister: { heading: minister?.heading || null },
    structure: {
      heading: structure?.heading || null,
      lead: structure?.lead || null,
      roles: Object.fromEntries(STRUCTURE_ROLES.map((role) => [role, structure?.[role] || null])),
    },
  }
}
