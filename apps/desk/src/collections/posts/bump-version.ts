import { isDeepStrictEqual } from 'node:util'
import { type CacheTag, LANGUAGES, listTag, monthTag } from '@gaashaan/contract'
import { mogadishuMonth } from '@gaashaan/contract/mogadishu-time'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { bumpContentVersion } from '../../content-version/bump.ts'
import type { Post } from '../../payload-types.ts'
import { getWriteContext } from '../../publish-checks/write-context.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'
import { logVersions } from './log-versions.ts'

const contextKey = (id: unknown) => `public post ${id}`

/** The copy of a post that readers have; `undefined` where they have none. */
async function readPublicPost(req: PayloadRequest, id: unknown): Promise<Post | undefined> {
  const where = { id: { equals: id } }
  const post = await req.payload.db.findOne<Post>({ collection: 'posts', where, req })
  return post?._status === 'published' ? post : undefined
}

/** The tags of the responses that have a public post: its own, and those of where it is listed and of its month. */
export function postTags(post: Post | undefined): readonly CacheTag[] {
  if (!post) return []
  const { id, kind, operation, publishedAt } = post
  const operationId = typeof operation === 'object' ? operation?.id : operation
  const languages = LANGUAGES.filter((each) => post[LANGUAGE_GROUP[each]]?.state === 'public')
  return [
    `post:${id}`,
    ...languages.map((language) => listTag(kind, language)),
    monthTag(mogadishuMonth(publishedAt)),
    ...(operationId ? [`operation:${operationId}` as const] : []),
  ]
}

/** Stores what readers have of a post before a program saves it. A person only saves drafts. */
export const capturePublicPost: CollectionBeforeChangeHook<Post> = async ({
  context,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || getWriteContext(context).isByPerson) return
  context[contextKey(originalDoc?.id)] = await readPublicPost(req, originalDoc?.id)
}

/** Bumps the content version and writes the log if a program's save has changed what readers have. */
export const bumpAfterSave: CollectionAfterChangeHook<Post> = async ({ context, doc, req }) => {
  if (getWriteContext(context).isByPerson) return
  const before = context[contextKey(doc.id)] as Post | undefined
  const after = await readPublicPost(req, doc.id)
  // The lock of a row changes its `turn`.
  if (isDeepStrictEqual({ ...before, turn: null }, { ...after, turn: null })) return
  const logTags = await logVersions(req, before, after)
  const tags = [...postTags(before), ...postTags(after), ...logTags]
  await bumpContentVersion(req.payload, tags, req)
}

export const bumpAfterDelete: CollectionAfterDeleteHook<Post> = async ({ doc, req }) => {
  if (doc._status !== 'published') return
  const logTags = await logVersions(req, doc, undefined)
  await bumpContentVersion(req.payload, [...postTags(doc), ...logTags], req)
}
