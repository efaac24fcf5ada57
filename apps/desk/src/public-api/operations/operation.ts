import type { OperationPagePayload } from '@gaashaan/contract'
import { toPicture } from '../../collections/media/to-contract.ts'
import {
  hasTitleFor,
  languageOfText,
  toOperation,
} from '../../collections/operations/to-contract.ts'
import { toPost } from '../../collections/posts/to-contract.ts'
import { NO_PATHS } from '../../links/links-in.ts'
import { type Load, languageOf, required } from '../load.ts'
import { WITHOUT_CONTENT, withoutContent } from '../posts/find-posts.ts'
import { listedIn } from '../posts/listed-in.ts'
import { addReferenceTags } from '../reference-tags.ts'

/** Maximum number of posts on an operation's page, the newest. */
const MAX_POSTS = 60

/** One operation with its photos and posts; `undefined` when it is not public. */
export const operation: Load = async (desk, call): Promise<OperationPagePayload | undefined> => {
  const language = languageOf(call)
  const id = required(call.id, 'id')
  const {
    docs: [doc],
  } = await desk.find({
    collection: 'operations',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 1,
    limit: 1,
    pagination: false,
  })
  if (!doc || !hasTitleFor(doc, language)) return undefined
  const posts = await desk.find({
    collection: 'posts',
    where: { and: [{ operation: { equals: id } }, ...listedIn(language)] },
    sort: ['-publishedAt', '-id'],
    select: WITHOUT_CONTENT,
    depth: 1,
    limit: MAX_POSTS,
    pagination: false,
  })
  addReferenceTags(call.tags, desk, 'operations', [doc])
  addReferenceTags(call.tags, desk, 'posts', posts.docs)
  for (const post of posts.docs) call.tags.add(`post:${post.id}`)
  const textLanguage = languageOfText(doc, language)
  return {
    ...toOperation(doc, language),
    photos: (doc.photos ?? []).flatMap((photo) => toPicture(photo, textLanguage) ?? []),
    posts: posts.docs.map((post) => withoutContent(toPost(post, language, NO_PATHS))),
  }
}
