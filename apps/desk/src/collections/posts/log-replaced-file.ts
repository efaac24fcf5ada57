import type { CollectionAfterChangeHook } from 'payload'
import { bumpContentVersion } from '../../content-version/bump.ts'
import { usesOfFile } from '../../media/uses/uses-of-file.ts'
import type { Media, Post } from '../../payload-types.ts'
import { logChanges } from '../../transparency-log/log-changes.ts'
import { loggedTexts } from './log-versions.ts'

const POST_SCREEN = '/collections/posts/'

/** Writes to the log the public posts that have another file under the same id now. */
export const logReplacedFile: CollectionAfterChangeHook<Media> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || doc.sha256 === previousDoc.sha256) return
  const { db } = req.payload
  for (const { at, isPublic } of await usesOfFile(req.payload, doc.id)) {
    if (!isPublic || !at.startsWith(POST_SCREEN)) continue
    const id = Number(at.slice(POST_SCREEN.length))
    const where = { id: { equals: id } }
    const post = await db.findOne<Post>({ collection: 'posts', where, req })
    const texts = post ? loggedTexts(post) : []
    const using = texts.filter(({ text }) => text.files.includes(doc.id))
    const changes = using.map((text) => ({ before: text, after: text, hasNewFile: true }))
    const tags = await logChanges(req, changes)
    if (tags.length > 0) await bumpContentVersion(req.payload, tags, req)
  }
}
