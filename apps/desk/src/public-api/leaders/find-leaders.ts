import type { INSTITUTION } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { listedLeaders } from '../../collections/leaders/listed-leaders.ts'
import { toLeader } from '../../collections/leaders/to-contract.ts'
import { linkPaths } from '../../links/link-paths.ts'
import { type CheckedCall, languageOf } from '../load.ts'
import { omitOtherLanguage } from '../posts/find-posts.ts'
import { addReferenceTags } from '../reference-tags.ts'

/** An institution's leaders who are public in a language, in the editors' order. */
export async function findLeaders(
  desk: Payload,
  institution: keyof typeof INSTITUTION,
  call: CheckedCall,
) {
  const language = languageOf(call)
  const { docs } = await desk.find({
    collection: 'leaders',
    where: { and: [{ institution: { equals: institution } }, ...listedLeaders(language)] },
    sort: ['order', 'id'],
    select: omitOtherLanguage(language, 'description'),
    depth: 1,
    pagination: false,
  })
  addReferenceTags(call.tags, desk, 'leaders', docs)
  const paths = await linkPaths(
    desk,
    language,
    docs.map((doc) => doc[LANGUAGE_GROUP[language]]?.description),
  )
  return docs.map((doc) => toLeader(doc, language, paths))
}
