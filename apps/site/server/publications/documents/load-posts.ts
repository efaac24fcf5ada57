import {
  categoryOfPostKind,
  type Language,
  PAGE_SIZE,
  type Post,
  type PostKind,
} from '@gaashaan/contract'
import { isWholeList, requestPage } from '../../../app/api/list-page.ts'
import type { Transport } from '../../../app/api/transport.ts'

interface PostRange {
  /** Keys besides the category and the language. */
  readonly query?: Readonly<Record<string, string | number>>
  readonly firstPage?: number
  readonly maxPages?: number
}

/**
 * The posts of a kind in a language, page by page, up to a page that cannot be loaded. `total` counts
 * the whole list. `isWhole`: the host has no pages, and `posts` are the whole list.
 */
export async function loadPosts(
  transport: Transport,
  kind: PostKind,
  language: Language,
  { query, firstPage = 1, maxPages = Number.POSITIVE_INFINITY }: PostRange,
) {
  const category_id = categoryOfPostKind(kind, language)
  const call = { name: 'postsByCategory', query: { category_id, language, ...query } } as const
  const skipped = (firstPage - 1) * PAGE_SIZE.max
  const posts: Post[] = []
  let total = 0
  for (let page = firstPage; page < firstPage + maxPages; page += 1) {
    const result = await requestPage(transport, call, page, PAGE_SIZE.max)
    if (result.state === 'failed') return { posts, total, isWhole: false, hasFailed: true }
    if (result.state === 'missing') break
    const { data } = result
    if (isWholeList(result, PAGE_SIZE.max)) {
      return { posts: data, total: data.length, isWhole: true, hasFailed: false }
    }
    posts.push(...data)
    total = result.total ?? 0
    if (data.length === 0 || skipped + posts.length >= total) break
  }
  return { posts, total, isWhole: false, hasFailed: false }
}
