import type { Language } from '@gaashaan/contract'
import type { Where } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'

/**
 * The posts that lists show in a language: published, and public in the language. They have a title,
 * since the collection refuses others (`text-fields.ts`). A condition on the title would make the
 * database open every document that it counts or skips.
 */
export function listedIn(language: Language): Where[] {
  return [
    { _status: { equals: 'published' } },
    { [`${LANGUAGE_GROUP[language]}.state`]: { equals: 'public' } },
  ]
}

/**
 * The posts that have a page in a language: besides those that lists show, withdrawn ones, whose page
 * gives the reason.
 */
export function readableIn(language: Language): Where[] {
  return [
    { _status: { equals: 'published' } },
    { [`${LANGUAGE_GROUP[language]}.state`]: { in: ['public', 'withdrawn'] } },
  ]
}
