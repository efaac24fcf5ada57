import { toPost } from '../collections/posts/to-contract.ts'
import { withRevision } from '../on-site/revision.ts'
import { withoutOtherText } from './find-posts.ts'
import { listedIn } from './listed-in.ts'
import { type Load, languageOf, required } from './load.ts'

/** One post of any kind; none when it is not public in the language. */
export const post: Load = async (desk, call) => {
  const language = languageOf(call)
  const { docs } = await desk.find({
    collection: 'posts',
    where: { and: [{ id: { equals: required(call.id, 'id') } }, ...listedIn(language)] },
    select: withoutOtherText(language, 'content'),
    sort: 'id',
    depth: 1,
    limit: 1,
    pagination: false,
  })
  return docs[0] && withRevision(toPost(docs[0], language))
}
