import type { INSTITUTION, Language } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { LANGUAGE_GROUP } from '../collections/language-fields.ts'
import { toLeader } from '../collections/leaders/to-contract.ts'
import { withoutOtherText } from './find-posts.ts'

/** The listed leaders of an institution in a language, in the editors' order. */
export async function findLeaders(
  desk: Payload,
  institution: keyof typeof INSTITUTION,
  language: Language,
) {
  const { docs } = await desk.find({
    collection: 'leaders',
    where: {
      and: [
        { institution: { equals: institution } },
        { _status: { equals: 'published' } },
        // Who held a role before is kept at the desk.
        { heldUntil: { exists: false } },
        { [`${LANGUAGE_GROUP[language]}.public`]: { equals: true } },
      ],
    },
    sort: ['order', 'id'],
    select: withoutOtherText(language, 'description'),
    depth: 1,
    pagination: false,
  })
  return docs.map((doc) => toLeader(doc, language))
}
