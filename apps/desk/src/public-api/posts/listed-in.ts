import type { Language } from '@gaashaan/contract'
import type { Where } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'

/**
 * What readers can have in a language: published and public there. A document that is both has a
 * title: the collections refuse it otherwise (`text-fields.ts`). To ask for the title too
 * would make the database open every document that it counts or passes over.
 */
export function listedIn(language: Language): Where[] {
  return [
    { _status: { equals: 'published' } },
    { [`${LANGUAGE_GROUP[language]}.state`]: { equals: 'public' } },
  ]
}

/**
 * What readers can read in a language at its own address: besides what is listed, what was withdrawn
 * and stays there with its reason.
 */
export function readableIn(language: Language): Where[] {
  return [
    { _status: { equals: 'published' } },
    { [`${LANGUAGE_GROUP[language]}.state`]: { in: ['public', 'withdrawn'] } },
  ]
}
