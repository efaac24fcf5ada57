import type { CollectionBeforeChangeHook } from 'payload'
import { isBlank } from '../blank.ts'
import { hasText } from '../has-text.ts'
import { LANGUAGE_GROUP, type LanguageGroup } from '../language-fields.ts'
import type { LeaderData } from './term.ts'

/**
 * Whether a leader has a text in a language: for the army a title, which nobody is listed without;
 * for the ministry, whose titles are fixed, a name or a description.
 */
export function hasTextIn(leader: LeaderData, group: LanguageGroup): boolean {
  const text = leader[group]
  if (leader.institution === 'army') return !isBlank(text?.title)
  return !isBlank(text?.name) || hasText(text?.description)
}

/** A published leader is public in each language that has a text and is not withheld. */
export function isPublicIn(leader: LeaderData, group: LanguageGroup): boolean {
  return hasTextIn(leader, group) && isBlank(leader[group]?.keptBackReason)
}

/** Writes down in which languages a leader is public once it is published. */
export const settlePublicity: CollectionBeforeChangeHook = ({ data }) => {
  const settled = { ...data }
  for (const group of Object.values(LANGUAGE_GROUP)) {
    settled[group] = { ...data[group], public: isPublicIn(data, group) }
  }
  return settled
}
