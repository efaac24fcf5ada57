import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { toPost } from '../../collections/posts/to-contract.ts'
import { linkPaths } from '../../links/link-paths.ts'
import { withRevision } from '../../publish-status/revision.ts'
import { type Load, languageOf, required } from '../load.ts'
import { withoutOtherText } from './find-posts.ts'
import { readableIn } from './listed-in.ts'

/** One post of any kind, also a withdrawn one; none when it was never public in the language. */
export const post: Load = async (desk, call) => {
  const language = languageOf(call)
  const { docs } = await desk.find({
    collection: 'posts',
    where: { and: [{ id: { equals: required(call.id, 'id') } }, ...readableIn(language)] },
    select: withoutOtherText(language, 'content'),
    sort: 'id',
    // What comes with a video is one relation further; nothing else has any there.
    depth: 2,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (!doc) return undefined
  const paths = await linkPaths(desk, language, [doc[LANGUAGE_GROUP[language]]?.content])
  return withRevision(toPost(doc, language, paths))
}
