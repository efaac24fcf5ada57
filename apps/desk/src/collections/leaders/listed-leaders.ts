import type { Language } from '@gaashaan/contract'
import type { Where } from 'payload'
import { LANGUAGE_GROUP } from '../language-fields.ts'

/** What readers have in a language: leaders in office that are published and public there. */
export const listedLeaders = (language: Language): Where[] => [
  { _status: { equals: 'published' } },
  // Former holders stay at the desk.
  { heldUntil: { exists: false } },
  { [`${LANGUAGE_GROUP[language]}.public`]: { equals: true } },
]
