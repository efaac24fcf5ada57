import type { Where } from 'payload'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import { linkPaths } from '../../links/link-paths.ts'
import { NoGlyph } from '../../press-release-pdf/fonts.ts'
import { pressReleasePdfOf } from '../../press-release-pdf/press-release-pdf.ts'
import { createQueue, QueueFull } from '../../press-release-pdf/queue.ts'
import { Busy, type Load, languageOf, required } from '../load.ts'
import { addReferenceTags } from '../reference-tags.ts'
import { omitOtherLanguage } from './find-posts.ts'
import { listedIn } from './listed-in.ts'
import { removedText } from './removed-text.ts'

/** PDFs that wait while one is made, which takes about a tenth of a second. */
const MAX_WAITING = 8

const inTurn = createQueue(MAX_WAITING)

/** The PDF of a public press release; `undefined` for any other post, and for letters that no face has. */
export const pressReleasePdf: Load = async (desk, call) => {
  const language = languageOf(call)
  const id = required(call.id, 'id')
  const isAsked: Where[] = [{ id: { equals: id } }, { kind: { equals: 'pressReleases' } }]
  const {
    docs: [doc],
  } = await desk.find({
    collection: 'posts',
    where: { and: [...isAsked, ...listedIn(language)] },
    select: omitOtherLanguage(language, 'content'),
    sort: 'id',
    depth: 1,
    limit: 1,
    pagination: false,
  })
  if (!doc) return removedText(desk, id, language)
  addReferenceTags(call.tags, desk, 'posts', [doc])
  const paths = await linkPaths(desk, language, [doc[LANGUAGE_GROUP[language]]?.content])
  try {
    return await inTurn(() => pressReleasePdfOf(desk, doc, language, paths))
  } catch (error) {
    if (error instanceof QueueFull) return new Busy()
    if (!(error instanceof NoGlyph)) throw error
    desk.logger.warn(`The press release ${id} has no PDF: ${error.message}`)
    return undefined
  }
}
