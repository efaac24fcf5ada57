import { ARTICLE_PATH } from '@gaashaan/contract'
import { PATHS } from '@gaashaan/contract/page-paths'
import type { PayloadRequest } from 'payload'
import type { BothLanguages } from '../../i18n/messages.ts'
import type { Operation, Post } from '../../payload-types.ts'
import { CHECKS } from '../../publish-checks/checks.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'

const FIXED_PATHS = new Set(Object.values(PATHS).map((path) => path.toLowerCase()))

/** The id at the end of a path below a parent path. */
function idBelow(parent: string, path: string): number | undefined {
  if (!path.startsWith(`${parent.toLowerCase()}/`)) return undefined
  const number = /(?:^|[-/])(\d{1,15})$/.exec(path)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Whether the site has a page at a path, which is in the normal form of redirects. */
export async function isPage(req: PayloadRequest, path: string): Promise<boolean> {
  if (FIXED_PATHS.has(path)) return true
  const { db } = req.payload
  const postId = idBelow(ARTICLE_PATH, path)
  if (postId !== undefined) {
    const where = { id: { equals: postId } }
    const post = await db.findOne<Post>({ collection: 'posts', where, req })
    const hasPage = Object.values(LANGUAGE_GROUP).some((group) =>
      // A withdrawn text has a page with the reason.
      ['public', 'withdrawn'].includes(post?.[group]?.state ?? ''),
    )
    return post?._status === 'published' && hasPage
  }
  const id = idBelow(PATHS.operations, path)
  if (id === undefined) return false
  const where = { id: { equals: id } }
  const operation = await db.findOne<Operation>({ collection: 'operations', where, req })
  return operation?._status === 'published'
}

/** The error of a redirect from a page that exists; `undefined` for any other path. */
export async function existingPageProblem(
  req: PayloadRequest,
  path: string,
): Promise<BothLanguages | undefined> {
  return (await isPage(req, path)) ? CHECKS.page_lives : undefined
}
