import type { CollectionBeforeChangeHook } from 'payload'
import { isBlank } from '../blank.ts'
import { hasText } from '../has-text.ts'
import { LANGUAGE_GROUP, type LanguageGroup } from '../language-fields.ts'
import type { LeaderData } from './term.ts'

/**
 * Whether a leader has a text in a language: for the army a title, without which nobody is listed; for
 * the ministry, where titles are fixed, a name or a description.
 */
export function hasTextIn(leader: LeaderData, group: LanguageGroup): boolean {
  const text = leader[group]
  if (leader.institution === 'army') return !isBlank(text?.title)
  return !isBlank(text?.name) || hasText(text?.description)
}

/** A published leader is public in each language that has a text and no reason to keep it back. */
export function isPublicIn(leader: LeaderData, group: LanguageGroup): boolean {
  return hasTextIn(leader, group) && isBlank(leader[group]?.keptBackReason)
}

/** Sets in which languages a leader is public once it is published. */
export const setPublicFlags: CollectionBeforeChangeHook = ({ data }) => {
  const flagged = { ...data }
  for (const group of Object.values(LANGUAGE_GROUP)) {
    flagged[group] = { ...data[group], public: isPublicIn(data, group) }
  }
  return flagged
}
