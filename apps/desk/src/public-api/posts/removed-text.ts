import type { Language } from '@gaashaan/contract'
import type { Payload } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { Removed } from '../load.ts'

/** The removal of a post's text that readers have no longer; `undefined` where none was removed. */
export async function removedText(
  desk: Payload,
  post: number,
  language: Language,
): Promise<Removed | undefined> {
  const { docs } = await desk.find({
    collection: 'removals',
    where: {
      and: [
        { post: { equals: post } },
        { language: { equals: LANGUAGE_GROUP[language] } },
        { state: { not_equals: 'reverted' } },
      ],
    },
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const [removal] = docs
  return removal && new Removed(removal.movedTo ?? undefined)
}
