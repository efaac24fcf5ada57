import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { toPost } from '../../collections/posts/to-contract.ts'
import { linkPaths } from '../../links/link-paths.ts'
import { withRevision } from '../../publish-status/revision.ts'
import { type Load, languageOf, required } from '../load.ts'
import { addReferenceTags } from '../reference-tags.ts'
import { omitOtherLanguage } from './find-posts.ts'
import { readableIn } from './listed-in.ts'
import { removedText } from './removed-text.ts'
import { textHistory } from './text-history.ts'

/**
 * One post of any kind, public or withdrawn; `Removed` where it was taken back for good, and `undefined`
 * when it was never public in the language.
 */
export const post: Load = async (desk, call) => {
  const language = languageOf(call)
  const {
    docs: [doc],
  } = await desk.find({
    collection: 'posts',
    where: { and: [{ id: { equals: required(call.id, 'id') } }, ...readableIn(language)] },
    select: omitOtherLanguage(language, 'content'),
    sort: 'id',
    // The captions and poster of a video are one relation further.
    depth: 2,
    limit: 1,
    pagination: false,
  })
  if (!doc) return removedText(desk, required(call.id, 'id'), language)
  addReferenceTags(call.tags, desk, 'posts', [doc])
  const paths = await linkPaths(desk, language, [doc[LANGUAGE_GROUP[language]]?.content])
  // The desk compares the revision with that of the text itself, which has no history.
  return {
    ...withRevision(toPost(doc, language, paths)),
    history: await textHistory(desk, doc, language),
  }
}
