import { ARTICLE_PATH } from '@gaashaan/contract'
import { PATHS } from '@gaashaan/contract/page-paths'
import type { PayloadRequest } from 'payload'
import type { BothLanguages } from '../../i18n/messages.ts'
import type { Operation, Post } from '../../payload-types.ts'
import { CHECKS } from '../../publish-checks/checks.ts'
import { LANGUAGE_GROUP } from '../language-fields.ts'

const FIXED = new Set(Object.values(PATHS).map((path) => path.toLowerCase()))

/** The number at the end of a path below another one. */
function numberBelow(parent: string, path: string): number | undefined {
  if (!path.startsWith(`${parent.toLowerCase()}/`)) return undefined
  const number = /(?:^|[-/])(\d{1,15})$/.exec(path)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Whether readers have a page at a path, in the form in which redirects keep it. */
async function isLiving(req: PayloadRequest, path: string): Promise<boolean> {
  if (FIXED.has(path)) return true
  const { db } = req.payload
  const post = numberBelow(ARTICLE_PATH, path)
  if (post !== undefined) {
    const query = { collection: 'posts' as const, where: { id: { equals: post } }, req }
    const found = await db.findOne<Post>(query)
    const hasPage = Object.values(LANGUAGE_GROUP).some((group) =>
      // A withdrawn text stays readable, with its reason.
      ['public', 'withdrawn'].includes(found?.[group]?.state ?? ''),
    )
    return found?._status === 'published' && hasPage
  }
  const operation = numberBelow(PATHS.operations, path)
  if (operation === undefined) return false
  const where = { id: { equals: operation } }
  return (
    (await db.findOne<Operation>({ collection: 'operations', where, req }))?._status === 'published'
  )
}

/** What is wrong with a redirect from a page that readers have; `undefined` when there is none. */
export async function livingPageProblem(
  req: PayloadRequest,
  path: string,
): Promise<BothLanguages | undefined> {
  return (await isLiving(req, path)) ? CHECKS.page_lives : undefined
}
