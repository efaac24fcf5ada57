import type { OperationPagePayload } from '@gaashaan/contract'
import { found, toPicture } from '../../collections/media/to-contract.ts'
import {
  hasTitleFor,
  languageOfText,
  toOperation,
} from '../../collections/operations/to-contract.ts'
import { toPost } from '../../collections/posts/to-contract.ts'
import { NO_PATHS } from '../../links/links-in.ts'
import { type Load, languageOf, required } from '../load.ts'
import { listedIn } from '../posts/listed-in.ts'

/** Most posts on an operation's own page: the newest. */
const MAX_POSTS = 60

/** One operation with its photos and the posts that belong to it; none when it is not public. */
export const operation: Load = async (desk, call): Promise<OperationPagePayload | undefined> => {
  const language = languageOf(call)
  const id = required(call.id, 'id')
  const { docs } = await desk.find({
    collection: 'operations',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 1,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (!doc || !hasTitleFor(doc, language)) return undefined
  const posts = await desk.find({
    collection: 'posts',
    where: { and: [{ operation: { equals: id } }, ...listedIn(language)] },
    sort: ['-publishedAt', '-id'],
    select: { so: { content: false }, en: { content: false } },
    depth: 1,
    limit: MAX_POSTS,
    pagination: false,
  })
  const words = languageOfText(doc, language)
  return {
    ...toOperation(doc, language),
    photos: (doc.photos ?? []).flatMap((photo) => toPicture(found(photo), words) ?? []),
    posts: posts.docs.map((post) => {
      const { content: _left, ...told } = toPost(post, language, NO_PATHS)
      return told
    }),
  }
}
