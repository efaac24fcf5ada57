import type { Language } from '@gaashaan/contract'
import type { Where } from 'payload'
import { LANGUAGE_GROUP } from '../language-fields.ts'

/** The leaders that readers see in a language: in office, published, and public in the language. */
export const listedLeaders = (language: Language): Where[] => [
  { _status: { equals: 'published' } },
  // Former holders of a role are only at the desk.
  { heldUntil: { exists: false } },
  { [`${LANGUAGE_GROUP[language]}.public`]: { equals: true } },
]
