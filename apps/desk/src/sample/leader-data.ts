import type { RequiredDataFromCollectionSlug } from 'payload'
import type { SampleLeader } from '../../sample-content/texts/shapes.ts'
import { editorText } from './post-data.ts'
import { markedBlocks } from './sample-mark.ts'
import type { Uploads } from './upload-files.ts'

/** A leader's document; leaders with a role belong to the ministry. */
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
