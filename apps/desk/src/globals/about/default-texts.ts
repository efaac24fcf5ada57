import { DEFAULT_TEXTS } from '@gaashaan/contract/defaults/texts'
import type { LanguageGroup } from '../../collections/language-fields.ts'

/** Blank lines stand between the paragraphs of one field, single ones between what a list holds. */
export const BETWEEN = { paragraphs: '\n\n', items: '\n' } as const

/** The page's texts as an editor finds them before anything was changed. */
export const defaultsIn = (group: LanguageGroup) => {
  const { overview, goals, ...others } = DEFAULT_TEXTS[group].about
  return {
    ...others,
    overview: { ...overview, paragraphs: overview.paragraphs.join(BETWEEN.paragraphs) },
    goals: { ...goals, items: goals.items.join(BETWEEN.items) },
  }
}
