import type { RequiredDataFromCollectionSlug } from 'payload'
import type { SampleLeader } from '../../sample-content/texts/shapes.ts'
import { markedBlocks } from './marked.ts'
import { editorText } from './post-data.ts'
import type { Uploads } from './upload-files.ts'

/** A leader at a place in the institution's order; one with a role is the ministry's. */
export function leaderData(
  leader: SampleLeader,
  order: number,
  uploads: Uploads,
): RequiredDataFromCollectionSlug<'leaders'> {
  const text = (language: 'SO' | 'EN') => ({
    name: leader.name[language],
    title: leader.title[language],
    description: editorText(markedBlocks(language, leader.description[language])),
  })
  return {
    institution: leader.role ? 'ministry' : 'army',
    role: leader.role,
    so: text('SO'),
    en: text('EN'),
    photo: leader.portrait && uploads.portraits.get(leader.portrait),
    order,
    bgColor: leader.color,
    _status: 'published',
  }
}
